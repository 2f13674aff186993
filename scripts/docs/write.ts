/**
 * `npm run docs`: writes docs/blocks/, docs/calls.md, docs/editor-calls.md and the generated parts of handwritten documents, formatted like all other
 * files.
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findWidgets, loadDefinitions, ROOT } from '../../packages/build/widgets.ts';
import { formatText } from '../setup/format.ts';
import { renderBlocksPages } from './blocks.ts';
import { renderCallsPage, renderEditorCallsPage, type Visited } from './calls.ts';
import { renderParts } from './parts.ts';

const blocks = join(ROOT, 'docs/blocks');

const folder = join(ROOT, 'docs/pictures');
const pictures = new Set(
  (existsSync(folder) ? readdirSync(folder) : []).map((file) => file.replace(/\.webp$/, '')),
);

/** Loads the widgets' definitions and visits. */
const widgets = await loadDefinitions(findWidgets());
const visited = await Promise.all(
  widgets.map(async ({ name, area, folder: of }) => {
    const { visits } = (await import(pathToFileURL(join(of, 'examples.ts')).href)) as Pick<Visited, 'visits'>;
    return { name, area, visits };
  }),
);
const pages = new Map([
  ...[...renderBlocksPages(widgets, pictures)].map(([name, text]) => [join(blocks, name), text] as const),
  [join(ROOT, 'docs/calls.md'), renderCallsPage(visited)],
  [join(ROOT, 'docs/editor-calls.md'), renderEditorCallsPage()],
  ...renderParts(ROOT),
]);

for (const [path, text] of pages) {
  const page = await formatText(path, text);
  // `--check` writes nothing, and fails if a page is out of date.
  if (!process.argv.includes('--check')) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, page);
  } else if ((await readFile(path, 'utf8').catch(() => '')) !== page) {
    console.error(`${path.slice(ROOT.length + 1)} is out of date: run npm run docs.`);
    process.exitCode = 1;
  }
}
