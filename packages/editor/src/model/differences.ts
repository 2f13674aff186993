/** Compares two versions of a page, block by block. */
import { toCanonicalJson } from './canonical-json.ts';
import type { Block } from '../contract.ts';

export interface Difference {
  kind: 'same' | 'added' | 'removed' | 'changed';
  /** The block in each version; undefined if the version does not have it. */
  before?: Block;
  after?: Block;
}

/** Returns the type of a block, as the panels name it. */
export const getType = (block: Block): string => ('html' in block ? '#html' : block.widget);
const getKey = (block: Block): string => toCanonicalJson(block);

/** Returns the longest common subsequence of two lists as pairs of indexes. */
export function findCommon(a: readonly string[], b: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return pairs;
}

/**
 * Lists unchanged, changed, added and removed blocks in the order of `after`. Between two unchanged blocks, blocks of the same type count
 * as one changed block.
 */
export function findDifferences(before: readonly Block[], after: readonly Block[]): Difference[] {
  const found: Difference[] = [];
  const addGap = (olds: readonly Block[], news: readonly Block[]): void => {
    const left = [...olds];
    for (const block of news) {
      const at = left.findIndex((old) => getType(old) === getType(block));
      const [old] = at < 0 ? [] : left.splice(at, 1);
      found.push(old ? { kind: 'changed', before: old, after: block } : { kind: 'added', after: block });
    }
    found.push(...left.map((old): Difference => ({ kind: 'removed', before: old })));
  };
  let [i, j] = [0, 0];
  for (const [oldAt, newAt] of findCommon(before.map(getKey), after.map(getKey))) {
    addGap(before.slice(i, oldAt), after.slice(j, newAt));
    found.push({ kind: 'same', before: before[oldAt]!, after: after[newAt]! });
    [i, j] = [oldAt + 1, newAt + 1];
  }
  addGap(before.slice(i), after.slice(j));
  return found;
}
