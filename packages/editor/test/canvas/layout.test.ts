import { expect, test } from 'vitest';
import { createBlockSelectors } from '../../src/canvas/layout.ts';

/** Returns the selectors for the begin of a block after a block with this end, each also as the text that is written. */
const across = (last: string, next: string): string[] => {
  const begin = `editor-block:has(> ${last}:where(:last-child), > :where(editor-text) > ${last}:where(:last-child)) + editor-block`;
  return [`${begin} > ${next}`, `${begin} > :where(editor-text) > ${next}`];
};

test.each<[string, string[]]>([
  ['main > h2', [':is(editor-block, editor-text) > h2']],
  [
    'main > .block:has(> [data-widget="a"])',
    [':is(editor-block, editor-text) > .block:has(> [data-widget="a"])'],
  ],
  ['.hero p', []],
  ['main p', []],
  [
    'main > h2 + .block',
    [':is(editor-block, editor-text) > h2 + .block', ...across('h2', '.block:where(:first-child)')],
  ],
  [
    ':is(.cards + p, .row + p) > a::after',
    [
      ...across('.cards', 'p:where(:first-child) > a::after'),
      ...across('.row', 'p:where(:first-child) > a::after'),
    ],
  ],
  ['main:has(> .b:last-child)', ['main:has(editor-block:last-child > .b:last-child)']],
  ['.hero > p + p', []],
])('canvas: it has its own rules for %s', (selector, expected) => {
  expect(createBlockSelectors(selector)).toEqual(expected);
});
