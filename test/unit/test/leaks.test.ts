/** The comparison of `npm run leaks`. */
import { expect, test } from 'vitest';
import { compareBatches, type Held, listLeaks } from '../../leaks/memory.ts';

const held = (nodes: number, heap = 1_000_000): Held => ({
  heap,
  nodes,
  listeners: 10,
  documents: 2,
  objects: { Worker: 0 },
  timers: 0,
  subscriptions: 1,
  state: 100,
});

test('leaks: a count that grows in every batch is reported, with its growth in each cycle', () => {
  const growth = compareBatches([held(10), held(110), held(230)], 100);
  expect(listLeaks(growth)).toEqual(['nodes grows by 1 in each cycle']);
});

test('leaks: a heap that grows more than allowed in every batch is reported', () => {
  const growth = compareBatches([held(10, 0), held(10, 40_000), held(10, 70_000)], 100);
  expect(listLeaks(growth, 200)).toEqual(['heap grows by 300 in each cycle']);
});

test('leaks: a cache that is filled in one batch is not reported', () => {
  expect(listLeaks(compareBatches([held(10), held(500, 2_000_000), held(500, 2_000_000)], 100))).toEqual([]);
});
