/**
 * Keeps the two lists of sites equal to the folders in `styles/themes/`, so that a site is added and removed with its folders alone.
 * TypeScript and CSS cannot read the names of folders. Runs without any package.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lists: the file, and how it names a site. */
const LISTS = [
  { path: 'src/lib/site-names.ts', line: (name) => `  '${name}',` },
  { path: 'styles/site-themes.css', line: (name) => `@import './themes/${name}/theme.css';` },
];

/** The lines of the sites in a list. */
const LINES = /^(?: {2}'\w+',|@import '\.\/themes\/\w+\/theme\.css';)\n(?:(?: {2}'\w+',|@import .*)\n)*/m;

/**
 * Updates the lists. Sites keep their order, and new ones follow in alphabetical order.
 * @param {string} root
 */
export function updateSiteNames(root) {
  const themes = readdirSync(join(root, 'styles/themes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const known = readFileSync(join(root, LISTS[0].path), 'utf8').matchAll(/^ {2}'(\w+)',$/gm);
  const listed = [...known].map(([, name]) => name);
  const names = [
    ...listed.filter((name) => themes.includes(name)),
    ...themes.filter((name) => !listed.includes(name)),
  ];
  for (const { path, line } of LISTS) {
    const file = join(root, path);
    const text = readFileSync(file, 'utf8');
    const updated = text.replace(LINES, () => names.map((name) => `${line(name)}\n`).join(''));
    if (updated !== text) writeFileSync(file, updated);
  }
}
