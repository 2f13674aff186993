import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatText } from '../setup/format.ts';
import { createFiles, type NewWidget } from './templates.ts';

/**
 * Writes the files of a new widget, formatted like all others.
 * @returns the paths, relative to the root
 * @throws if one of them already exists; nothing is written then
 */
export async function createWidget(root: string, widget: NewWidget): Promise<string[]> {
  const files = Object.entries(createFiles(widget));
  const taken = files.find(([path]) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken[0]} already exists: choose another name.`);
  for (const [path, text] of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await formatText(file, text));
  }
  return files.map(([path]) => path);
}
