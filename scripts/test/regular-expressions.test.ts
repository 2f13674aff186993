import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { check } from 'recheck';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Exceptions for texts of limited length and for own files, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/cms/search/terms.ts ^(.{4,}?)[aeiouyäö]+$': 'reads a stem, of a query of 200 characters at most',
  [String.raw`packages/cms/platform/database/expansion.ts --[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1`]:
    'reads migrations',
};

interface Found {
  file: string;
  pattern: string;
  flags: string;
}

/** Lists every regular expression in a source. */
function regularExpressions(file: string, source: string): Found[] {
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node) found.push({ file, ...(node.regex as Omit<Found, 'file'>) });
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

/** Only a repetition without a limit makes the time depend on the length of the text. */
const isRepeating = ({ pattern }: Found): boolean => /[*+]|\{\d+,\}/.test(pattern);
const TIMEOUT_MS = 60_000;

async function takesLong({ pattern, flags }: Found): Promise<boolean> {
  const { status } = await check(pattern, flags, { timeout: TIMEOUT_MS, randomSeed: 1 });
  if (status === 'unknown') throw new Error(`The time of /${pattern}/${flags} is unknown.`);
  return status === 'vulnerable';
}

const sources = ['packages/cms', 'packages/editor/src', 'packages/server', 'src', 'mount', 'widgets'].flatMap(
  (folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|test|mocks)\//.test(name))
      .map((name) => path.posix.join(folder, ...name.split(path.sep))),
);

describe('regular expressions', () => {
  it('the time of those of server, widgets, runtime and editor grows at most linearly with the text', async () => {
    const all = sources.flatMap((file) =>
      regularExpressions(file, readFileSync(path.join(ROOT, file), 'utf8')),
    );
    const repeating = new Map(all.filter(isRepeating).map((one) => [`${one.pattern} ${one.flags}`, one]));
    expect(repeating.size).toBeGreaterThan(50);
    const slow: string[] = [];
    for (const one of repeating.values()) if (await takesLong(one)) slow.push(`${one.file} ${one.pattern}`);
    expect(slow.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
  }, 300_000);
});
