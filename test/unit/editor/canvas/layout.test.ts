import { expect, test } from 'vitest';
import { createBlockSelectors } from '../../../../editor/src/canvas/layout.ts';

test.each<[string, string[]]>([
  ['main > h2', ['editor-block > h2']],
  ['main > .block:has(> [data-widget="a"])', ['editor-block > .block:has(> [data-widget="a"])']],
  ['.hero p', []],
  ['main p', []],
  [
    'main > h2 + .block',
    [
      'editor-block > h2 + .block',
      'editor-block:has(> h2:where(:last-child)) + editor-block > .block:where(:first-child)',
    ],
  ],
  [
    ':is(.cards + p, .row + p) > a::after',
    [
      'editor-block:has(> .cards:where(:last-child)) + editor-block > p:where(:first-child) > a::after',
      'editor-block:has(> .row:where(:last-child)) + editor-block > p:where(:first-child) > a::after',
    ],
  ],
  ['main:has(> .band:last-child)', ['main:has(editor-block:last-child > .band:last-child)']],
  ['.hero > p + p', []],
])('canvas: it has its own rules for %s', (selector, expected) => {
  expect(createBlockSelectors(selector)).toEqual(expected);
});
