/** Finds the blocks in changed slots again. */
import { walkBlocks } from 'saaristo/page-details';
import type { BlockSlots } from '../contract.ts';
import { toCanonicalJson } from './canonical-json.ts';
import { getType } from './differences.ts';
import { matchItems } from './merge.ts';
import { getIdentity, keepIdentity } from './slots.ts';

type Block = BlockSlots[string][number];

/** Gives the blocks of changed slots the identities that they had. A block that was moved into or out of another one is equal there. */
export function keepIdentities(before: BlockSlots = {}, after: BlockSlots = {}): void {
  const [olds, news] = [listIdentities(before), listIdentities(after)];
  const { gone, added } = matchBlocks(before, after, new Set([...olds].filter((one) => news.has(one))));
  for (const block of added) {
    const json = toCanonicalJson(block);
    const at = gone.findIndex((one) => toCanonicalJson(one) === json);
    if (at >= 0) keepIdentity(block, gone.splice(at, 1)[0]!);
  }
}

const listIdentities = (slots: BlockSlots): Set<Block> =>
  new Set([...walkBlocks(Object.values(slots).flat())].map(getIdentity));

/**
 * Matches blocks of slots: equal ones, then changed ones at the same place. Returns those of both sides that have no match.
 * @param known identities of blocks that both sides have
 */
function matchBlocks(
  before: BlockSlots,
  after: BlockSlots,
  known: ReadonlySet<Block>,
): { gone: Block[]; added: Block[] } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  // One list, in which a slot begins with its name, since a block may have been moved to another slot.
  const list = (slots: BlockSlots): (Block | string)[] =>
    names.flatMap((name) => [name, ...(slots[name] ?? []).filter((block) => !known.has(getIdentity(block)))]);
  const [olds, news] = [list(before), list(after)];
  const left = new Set(olds);
  const [gone, added]: [Block[], Block[]] = [[], []];
  for (const { item, at } of matchItems(olds, news, (one) => (typeof one === 'string' ? '' : getType(one)))) {
    const old = at === undefined ? undefined : olds[at];
    if (typeof item === 'string' || typeof old === 'string') continue;
    if (!old) {
      added.push(...walkBlocks([item]));
      continue;
    }
    left.delete(old);
    keepIdentity(item, old);
    const inner = matchBlocks(getSlots(old), getSlots(item), known);
    gone.push(...inner.gone);
    added.push(...inner.added);
  }
  gone.push(...walkBlocks([...left].filter((one) => typeof one !== 'string')));
  return { gone, added };
}

const getSlots = (block: Block): BlockSlots => ('widget' in block && block.slots) || {};
