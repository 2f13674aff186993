/** `npm run docs`: writes docs/blocks.md, formatted like everything else. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { findWidgets, loadDefinitions, ROOT } from '../build/widgets.ts';
import { blocksPage } from './blocks.ts';

const path = join(ROOT, 'docs/blocks.md');
const page = blocksPage(await loadDefinitions(findWidgets()));
const formatted = await format(page, { ...(await resolveConfig(path)), filepath: path });

// With --check nothing is written: the page must be what it would become.
if (!process.argv.includes('--check')) await writeFile(path, formatted);
else if ((await readFile(path, 'utf8').catch(() => '')) !== formatted) {
  console.error('docs/blocks.md is not what the widgets say: run npm run docs.');
  process.exitCode = 1;
}
