import { expect, test } from 'vitest';
import { takeBlocks } from '../../src/model/rendered.ts';

function createBlock(elements: number): HTMLElement {
  const block = document.createElement('div');
  block.innerHTML = '<p></p>'.repeat(elements);
  return block;
}

test('health: one check examines 4000 elements, and a larger block does not keep the others from it', () => {
  const [small, huge, other, late] = [
    createBlock(1500),
    createBlock(5000),
    createBlock(2500),
    createBlock(1),
  ];
  const countTaken = (...blocks: HTMLElement[]): number[] =>
    takeBlocks(blocks).map(({ childElementCount }) => childElementCount);
  expect(countTaken(small, huge, other, late)).toEqual([1500, 2500]);
  expect(countTaken(huge, late)).toEqual([1]);
});
