import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findWidgets, ROOT } from '../../../tools/build/widgets.ts';
import { listFiles } from '../../../tools/imports/files.ts';

/** What knows no widget. The reference CMS places widgets by name: its pages and its demo content may. */
const KNOWS_NO_WIDGET = /^(src|mount|prerender|styles|editor|tools(?!\/estate)|cms\/(?!pages|demo))/;

/** Where a name means something else: the messages of the shop's frame, an area, the name of a chunk and its place. */
const MEANS_ELSE: Readonly<Record<string, RegExp>> = {
  'add-to-cart': /^src\/store\/shop-(frame|listener)\.ts$/,
  // The template has the header around each page, in the editor, too.
  header: /^(tools\/build\/|cms\/editor\/pages\/canvas\.ts$)/,
};

/** A widget in a marker, a selector or a block; a name of several words wherever it stands, but as a folder of `src`. */
const places = findWidgets().map(({ area, name }) => ({
  name,
  pattern: new RegExp(
    [
      `data-widget[~|^$*]?=\\\\?["']${name}["']`,
      `widgets?: \\[?["']${name}["']`,
      `widgets/${area}/${name}(?![\\w-])`,
      ...(name.includes('-') ? [`(?<![\\w-]|(?:#|src|\\.)[\\w-]*/(?:[\\w-]+/)*)${name}(?![\\w-])`] : []),
    ].join('|'),
  ),
}));

const anyPlace = new RegExp(places.map(({ pattern }) => pattern.source).join('|'));

test('what widgets share names none of them, so that one can be removed', () => {
  const files = listFiles(ROOT).filter((path) => KNOWS_NO_WIDGET.test(path));
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    if (!anyPlace.test(text)) return [];
    return places
      .filter(({ name, pattern }) => pattern.test(text) && !MEANS_ELSE[name]?.test(path))
      .map(({ name }) => `${path} names ${name}`);
  });
  expect(found).toEqual([]);
});
