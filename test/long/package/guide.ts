/** Follows the part 'On your server' of a project's README: shows the widget with a call on the page, and answers the call. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** The text of the README's code answers this call with one item. */
export const CALL = '/api/prices';
export const ANSWER = { items: [{ title: 'Potatoes 1.20' }] };

/** Returns the code blocks of a language, without their indentation. */
function listCode(text: string, language: string): string[] {
  const blocks = text.matchAll(new RegExp(`^( *)\`\`\`${language}\n([^]*?)\n\\1\`\`\``, 'gm'));
  return [...blocks].map(([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
}

/** Inserts a text above the line that has another one, which may end in '…'. */
function insertAbove(file: string, where: string, text: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(where.replace(/…\)?$/, '')));
  assert.ok(at >= 0, `${file} lacks ${where}`);
  writeFileSync(file, lines.toSpliced(at, 0, text, '').join('\n'));
}

/** Follows the steps before the last `npm run build`. Runs commands, or changes `cms/page.json` and the server's code. */
export function followGuide(project: string): void {
  const readme = readFileSync(join(project, 'README.md'), 'utf8');
  const guide = readme.slice(readme.indexOf('## On your server'));
  const [, file, where] = /In `(cms\/[^`]+)`,\s+above `([^`]+)`,\s+answer the call/.exec(guide) ?? [];
  if (file === undefined || where === undefined) {
    for (const commands of listCode(guide, 'sh')) run(project, 'sh', ['-ec', commands]);
    return;
  }
  const [block = '{}'] = listCode(guide, 'json');
  const pageFile = join(project, 'cms/page.json');
  const page = JSON.parse(readFileSync(pageFile, 'utf8')) as { blocks: unknown[] };
  writeFileSync(pageFile, JSON.stringify({ ...page, blocks: [...page.blocks, JSON.parse(block)] }));
  const language = { mjs: 'js', php: 'php', py: 'python', cs: 'csharp' }[file.split('.').at(-1) ?? ''] ?? '';
  insertAbove(join(project, file), where, listCode(guide, language)[0] ?? '');
}
