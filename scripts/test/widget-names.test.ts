import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findWidgets, ROOT } from '../../packages/build/widgets.ts';
import { listFiles } from '../../packages/build/imports/files.ts';

/** Code that must not name a widget. The reference CMS places widgets by name in its pages, collections and demo content. */
const KNOWS_NO_WIDGET =
  /^(src|mount|styles|scripts(?!\/(?:new-site\/template|test))|packages\/(build(?!\/estate)|cli|editor\/src|server(?!\/test)|cms\/(?!pages|content\/(?:contacts|jobs)\.ts|shop\/pages|server\/page-routes|demo|test)))/;

/** Files in which a widget's name means something else: messages of the shop's frame, an area, a chunk's name. */
const MEANS_ELSE: Readonly<Record<string, RegExp>> = {
  'add-to-cart': /^src\/store\/cart\/frame(-listener)?\.ts$/,
  // The widget of the guide, which commands give as an example.
  'first-card': /^packages\/(build\/find-widget\.ts$|cli\/)/,
  // The template, also in the editor, has the header around each page.
  header: /^packages\/(build\/|cms\/pages\/admin\/canvas\.ts$|editor\/src\/canvas\/canvas\.css$)/,
};

/** Matches a widget in a marker, a selector or a block. A name of several words matches anywhere except in a path of `src`. */
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

test('shared code: it names no widget, so that each can be removed', () => {
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
