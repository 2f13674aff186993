/** Removes a widget from a project written by `saaristo init`. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../build/imports/files.ts';

/** A command in an example does not use the widget. */
const COMMAND = /\b(new|check|remove)-widget\b/;

/**
 * Removes a widget with its story and its test.
 * @param place `<area>/<name>`
 * @returns a text about what was removed, and the lines of other files that still name the widget
 * @throws if there is no such widget
 */
export function removeOwnWidget(root: string, place: string): string {
  const [, name = ''] = /^[a-z][a-z\d-]*\/([a-z][a-z\d-]*)$/.exec(place) ?? [];
  const folder = listFiles(root).find((path) => path.endsWith(`/${place}/widget.ts`));
  if (!name || !folder) throw new Error(`There is no widget ${place}: give its area and its name.`);
  const paths = [
    folder.replace(/\/widget\.ts$/, ''),
    `stories/${name}.stories.tsx`,
    `test/${name}.test.tsx`,
  ].filter((path) => existsSync(join(root, path)));
  for (const path of paths) rmSync(join(root, path), { recursive: true });
  const named = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
  const left = listFiles(root).flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        named.test(line) && !COMMAND.test(line) ? [`  ${path}:${at + 1}  ${line.trim().slice(0, 100)}`] : [],
      ),
  );
  return [
    'Removed:',
    ...paths.map((path) => `  ${path}`),
    ...(left.length > 0 ? ['Still named in:', ...left] : [`No file names ${name} any more.`]),
  ].join('\n');
}
