import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Catalogue } from '../../pages/render/catalogue.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'saaristo-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

function write(widgets: object[], seconds: number): void {
  const file = path.join(dist, 'widgets.json');
  writeFileSync(file, JSON.stringify({ widgets }));
  utimesSync(file, seconds, seconds);
}

const named = (...names: string[]) => names.map((widget) => ({ widget }));

it('catalogue: the server renders all widgets of a page except personal ones [SERVER]', () => {
  write(
    [{ name: 'image-list' }, { name: 'cart', personal: true }, { name: 'checkout', personal: true }],
    1000,
  );
  expect(new Catalogue(dist).listRendered(named('image-list', 'cart', 'image-list', 'checkout'))).toEqual(
    new Set(['image-list']),
  );
});

it("catalogue: blocks have the layout of the build's widgets, also after a new build", () => {
  write(
    [
      { name: 'figure', placement: 'figure-row' },
      { name: 'grid', placement: 'section' },
      { name: 'dialog', placement: 'floating' },
      { name: 'text' },
    ],
    1000,
  );
  const catalogue = new Catalogue(dist);
  expect(catalogue.getRows()).toEqual({ figure: 'figure-row' });
  expect(['figure', 'grid', 'text', 'unknown'].map((name) => catalogue.getPlacement(name))).toEqual([
    'figure-row',
    'section',
    undefined,
    undefined,
  ]);
  write([{ name: 'text', placement: 'card-row' }], 2000);
  expect(catalogue.getRows()).toEqual({ text: 'card-row' });
});

it('catalogue: without a build it has the widgets of the sources', () => {
  const catalogue = new Catalogue(dist, [
    { name: 'cart', personal: true },
    { name: 'card', placement: 'card-row' },
  ]);
  expect(catalogue.getRows()).toEqual({ card: 'card-row' });
  expect(catalogue.listRendered(named('cart', 'card'))).toEqual(new Set(['card']));
});
