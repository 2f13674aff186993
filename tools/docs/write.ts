/** `npm run docs`: writes docs/blocks.md, formatted like everything else. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findWidgets, loadDefinitions, ROOT } from '../build/widgets.ts';
import { formatted } from '../setup/format.ts';
import { blocksPage } from './blocks.ts';

const path = join(ROOT, 'docs/blocks.md');
const page = await formatted(path, blocksPage(await loadDefinitions(findWidgets())));

// With --check nothing is written: the page must be what it would become.
if (!process.argv.includes('--check')) await writeFile(path, page);
else if ((await readFile(path, 'utf8').catch(() => '')) !== page) {
  console.error('docs/blocks.md is not what the widgets say: run npm run docs.');
  process.exitCode = 1;
}
