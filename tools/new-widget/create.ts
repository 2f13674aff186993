import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatted } from '../setup/format.ts';
import { filesOf, type NewWidget } from './templates.ts';

const areas = ['header', 'search', 'forms', 'signups', 'shop', 'content', 'corporate', 'professional'];

const pascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Reads what was asked for.
 * @param place `<area>/<name>`, as `content/first-card`
 * @param title the name that editors read
 * @throws with one sentence where that is no good name
 */
export function readRequest(place = '', title = ''): NewWidget {
  const [area = '', name = '', ...more] = place.split('/');
  if (!areas.includes(area) || more.length > 0 || !title.trim())
    throw new Error(
      `Say where and how it is called, as npm run new-widget -- content/first-card "First card"; the areas are ${areas.join(', ')}.`,
    );
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name for a widget: use small letters, digits and single hyphens.`);
  return { area, name, title: title.trim(), component: pascal(name) };
}

/**
 * Writes the files of a new widget, formatted as all others.
 * @returns their paths from the root
 * @throws where one of them exists already; nothing is written then
 */
export async function createWidget(root: string, widget: NewWidget): Promise<string[]> {
  const files = Object.entries(filesOf(widget));
  const taken = files.find(([path]) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken[0]} exists already: choose another name.`);
  for (const [path, text] of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await formatted(file, text));
  }
  return files.map(([path]) => path);
}
