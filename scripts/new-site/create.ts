import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatText } from '../setup/format.ts';
import { updateSiteNames } from '../setup/site-names.mjs';
import { createContent } from './content.ts';
import type { NewSite } from './request.ts';
import { createStyles } from './styles.ts';

/** Pictures that a new site begins with, from another site's folder: a harbour and a works. */
const PICTURES = ['pictures/heroes.svg', 'pictures/stories-1.svg'];
const PICTURES_OF = join(import.meta.dirname, '../../packages/cms/demo/sites/atriacom');

/**
 * Writes the content and the theme of a new site.
 * @returns the paths, relative to the root
 * @throws if the folder already exists; nothing is written then
 */
export async function createSite(root: string, request: NewSite): Promise<string[]> {
  const folder = `packages/cms/demo/sites/${request.site}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} already exists: choose another identifier.`);
  const files = { ...createContent(request), ...createStyles(request) };
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path.endsWith('.svg') ? text.trimStart() : await formatText(file, text));
  }
  await mkdir(join(root, folder, 'pictures'), { recursive: true });
  for (const picture of PICTURES) await copyFile(join(PICTURES_OF, picture), join(root, folder, picture));
  updateSiteNames(root);
  return [...Object.keys(files), ...PICTURES.map((picture) => `${folder}/${picture}`)];
}
