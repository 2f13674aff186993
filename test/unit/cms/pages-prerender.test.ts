import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownViewsOf } from '../../../cms/pages/own-views.ts';
import { prerenderFrom } from '../../../cms/pages/prerender.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'saaristo-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** Puts a build in place whose pages end with a word and with what was to be rendered. */
function build(word: string, seconds: number): void {
  const file = path.join(dist, 'server.js');
  writeFileSync(
    file,
    `export const prerender = async (html, { widgets }) => html + '${word} ' + [...widgets].join();`,
  );
  utimesSync(file, seconds, seconds);
}

it('SERVER a page is rendered by the build that is there, also after a new one', async () => {
  const prerender = prerenderFrom(dist);
  const widgets = new Set(['image-list', 'number-counter']);
  build('one', 1000);
  expect(await prerender('<p>page</p>', widgets)).toBe('<p>page</p>one image-list,number-counter');
  build('two', 2000);
  expect(await prerender('<p>page</p>', widgets)).toBe('<p>page</p>two image-list,number-counter');
});

it('SERVER a page without a build is as it was', async () => {
  expect(await prerenderFrom(dist)('<p>page</p>', new Set(['image-list']))).toBe('<p>page</p>');
});

it('SERVER what has a view of its own is told from what has a fallback', () => {
  const widgets = ['image-list', 'header', 'image-list', 'unknown'].map((widget) => ({ widget }));
  expect(ownViewsOf(widgets)).toEqual(new Set(['image-list']));
});
