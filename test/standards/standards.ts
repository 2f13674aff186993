/**
 * `npm run standards`: tests of other people: html-validate, React's hydration warnings, Lighthouse, axe, the keyboard
 * tables of the ARIA Authoring Practices Guide (APG), licences and known vulnerabilities. A name after
 * `npm run standards --` runs only that part. `--fresh` deletes stored results.
 */
import type { CellResult } from '../run-cells.ts';
import { checkHtml } from './html.ts';
import { checkHydration } from './hydration.ts';
import { checkLicences } from './licences.ts';
import { checkLighthouse } from './lighthouse.ts';
import { runPlaywright } from './playwright.ts';

/** The parts by name. Each returns its results, or the exit code of a test runner. */
const parts: Readonly<Record<string, () => Promise<readonly CellResult[] | number>>> = {
  apg: () => runPlaywright('apg', { APG: '1' }),
  html: checkHtml,
  hydration: checkHydration,
  lighthouse: checkLighthouse,
  axe: () => runPlaywright('/editor.test', { EDITOR_SCREENS: '1' }),
  licences: checkLicences,
};

const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = given.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);

let hasFailed = false;
for (const name of given.length > 0 ? given : Object.keys(parts)) {
  console.log(`\n${name}`);
  const results = await parts[name]!();
  hasFailed ||= typeof results === 'number' ? results !== 0 : results.some(({ wrong }) => wrong.length > 0);
}
process.exitCode = hasFailed ? 1 : 0;
