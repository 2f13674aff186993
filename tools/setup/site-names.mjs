/**
 * Keeps `src/lib/site-names.ts` the list of the folders in `sites/`, so that a site is added and removed with its folder alone. TypeScript cannot
 * read the names of folders, so the types of the sites need the list. Runs without any package.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = 'src/lib/site-names.ts';

/**
 * Updates the list. Sites keep their order, and new ones follow in alphabetical order.
 * @param {string} root
 * @returns {string[]} the sites in their order
 */
export function updateSiteNames(root) {
  const file = join(root, LIST);
  const text = readFileSync(file, 'utf8');
  const folders = readdirSync(join(root, 'sites'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const listed = [...text.matchAll(/^ {2}'(\w+)',$/gm)].map(([, name]) => name);
  const names = [
    ...listed.filter((name) => folders.includes(name)),
    ...folders.filter((name) => !listed.includes(name)),
  ];
  if (String(names) === String(listed)) return names;
  const lines = names.map((name) => `  '${name}',\n`).join('');
  writeFileSync(
    file,
    text.replace(/(?<=SITES = \[\n)[^\]]*/, () => lines),
  );
  return names;
}
