import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatText } from '../setup/format.ts';
import { createContent } from './content.ts';
import type { NewSite } from './request.ts';
import { createStyles } from './styles.ts';

/** Inserts a text before the last match of a pattern. Throws if the file has none. */
function insert(file: string, text: string, before: RegExp, addition: string): string {
  const at = [...text.matchAll(before)].at(-1)?.index;
  if (at === undefined) throw new Error(`${file} has another form than expected: add the site by hand.`);
  return text.slice(0, at) + addition + text.slice(at);
}

/** Adds a site to the four lists of all sites: returns their new texts by path. */
async function addToLists(root: string, site: string): Promise<Record<string, string>> {
  const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
  const names = 'src/lib/site.ts';
  const themes = 'styles/sites/themes.css';
  const folders = 'cms/demo/sites/sites.ts';
  const pages = 'cms/demo/pages.ts';
  const addImport = (file: string, text: string, line: string): string =>
    insert(file, text, /(?<=^import .*\n)(?!import)/gm, line);
  return {
    [names]: insert(names, await read(names), /(?<=const SITES = \[[^\]]*)\] as const/g, `  '${site}',\n`),
    [themes]: `${await read(themes)}@import './${site}/theme.css';\n`,
    [folders]: insert(
      folders,
      addImport(folders, await read(folders), `import { ${site} } from './${site}/site.ts';\n`),
      /^\];$/gm,
      `  ${site},\n`,
    ),
    [pages]: insert(
      pages,
      addImport(pages, await read(pages), `import { pages as ${site} } from './sites/${site}/pages.ts';\n`),
      /^ {2}\.\.\.briefPages,$/gm,
      `  ...${site},\n`,
    ),
  };
}

/**
 * Writes the two folders of a new site, and adds it to the lists of all sites.
 * @returns the paths, relative to the root
 * @throws if one of the folders already exists, or a list cannot be changed; nothing is written then
 */
export async function createSite(root: string, request: NewSite): Promise<string[]> {
  const { site } = request;
  const taken = [`cms/demo/sites/${site}`, `styles/sites/${site}`].find((path) =>
    existsSync(join(root, path)),
  );
  if (taken) throw new Error(`${taken} already exists: choose another identifier.`);
  const files = { ...createContent(request), ...createStyles(request), ...(await addToLists(root, site)) };
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path.endsWith('.svg') ? text.trimStart() : await formatText(file, text));
  }
  return Object.keys(files);
}
