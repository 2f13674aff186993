/** Removes a widget from this repository or from a project written by `saaristo init`. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../build/imports/files.ts';

/** A command in an example does not use the widget. */
const COMMAND = /\b(new|check|remove)-widget\b/;

/**
 * Removes a widget with its story and its test.
 * @param place `<area>/<name>`, or the name alone
 * @returns a text with the removed files, and the lines of other files that name the widget or its call
 * @throws if there is no such widget
 */
export function removeOwnWidget(root: string, place: string): string {
  const definition = listFiles(root).find((path) => path.endsWith(`/${place}/widget.ts`));
  const [, folder, area, name] =
    /^(.*\/([a-z\d-]+)\/([a-z][a-z\d-]*))\/widget\.ts$/.exec(definition ?? '') ?? [];
  if (!folder || !name) throw new Error(`There is no widget ${place}: give its area and its name.`);
  const paths = [
    folder,
    `stories/${name}.stories.tsx`,
    `stories/${area}/${name}.stories.tsx`,
    `test/${name}.test.tsx`,
    `test/unit/widgets/${area}/${name}.test.tsx`,
  ].filter((path) => existsSync(join(root, path)));
  const api = join(root, folder, 'api.ts');
  const calls = existsSync(api)
    ? [...readFileSync(api, 'utf8').matchAll(/'(\/[^']+)'/g)].map(([, call]) => call!)
    : [];
  for (const path of paths) rmSync(join(root, path), { recursive: true });
  const named = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
  const isLeft = (line: string): boolean =>
    (named.test(line) || calls.some((call) => line.includes(call))) && !COMMAND.test(line);
  const answers = calls.map((call) => `answers${call}.json`).filter((path) => existsSync(join(root, path)));
  const left = listFiles(root).flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (isLeft(line) ? [`  ${path}:${at + 1}  ${line.trim().slice(0, 100)}`] : [])),
  );
  return [
    'Removed:',
    ...paths.map((path) => `  ${path}`),
    ...(answers.length > 0 ? ['Its call is still answered by:', ...answers.map((path) => `  ${path}`)] : []),
    ...(left.length > 0 ? ['Still named in:', ...left] : [`No file names ${name} any more.`]),
  ].join('\n');
}
