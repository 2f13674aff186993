import { expect, test } from 'vitest';
import { findSelected, moveTogether } from '../../src/model/selection.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ props: { id } }));

test('selection: several blocks are selected until another one is selected alone', () => {
  const together = { ids: new Set(['c', 'a']), lead: 'a' };
  expect(findSelected(items, 0, together)).toEqual([0, 2]);
  expect(findSelected(items, 2, together)).toEqual([2]);
  expect(findSelected(items, -1, together)).toEqual([]);
});

test('selection: blocks that were removed are not selected', () => {
  expect(findSelected(items, 1, { ids: new Set(['b', 'gone']), lead: 'b' })).toEqual([1]);
});

test('selection: blocks are moved together, to any place between the others', () => {
  const move = (indexes: number[], before: number) => moveTogether([...'abcd'], indexes, before).join('');
  expect(move([0, 2], 4)).toBe('bdac');
  expect(move([1, 3], 0)).toBe('bdac');
  expect(move([0, 1], 3)).toBe('cabd');
  expect(move([1, 2], 2)).toBe('abcd');
});
