import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatText } from '../setup/format.ts';
import { addCall, CALL_LISTS, createCallFiles } from './call-files.ts';
import { createFiles, type NewWidget } from '../../packages/cli/new-widget/templates.ts';

/**
 * Writes the files of a new widget, formatted like all others.
 * @param call the path of a GET call whose answer the widget shows; its client, description and route are written, too
 * @returns the paths, relative to the root
 * @throws if a file already exists or the call can't be added; nothing is written then
 */
export async function createWidget(root: string, widget: NewWidget, call?: string): Promise<string[]> {
  const created = call === undefined ? createFiles(widget) : createCallFiles(widget, call);
  const taken = Object.keys(created).find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken} already exists: choose another name.`);
  const changed =
    call === undefined
      ? {}
      : addCall(
          widget,
          call,
          await Promise.all(CALL_LISTS.map((path) => readFile(join(root, path), 'utf8'))),
        );
  const files = Object.entries({ ...created, ...changed });
  for (const [path, text] of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await formatText(file, text));
  }
  return files.map(([path]) => path);
}
