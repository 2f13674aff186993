/** Merges two versions of a page that began with the same version. */
import { isRecord, type Path } from 'saaristo/form';
import type { Block, PageDetails } from '../contract.ts';
import { findCommon, getType as getBlockType } from './differences.ts';
import { toCanonicalJson } from './canonical-json.ts';
import { getNodeName, joinRichText, splitRichText } from './rich-nodes.ts';

/** A part that both versions changed differently. Undefined if one of them removed it. */
export interface Clash {
  path: Path;
  mine: unknown;
  theirs: unknown;
}

/** A value in both versions, each with the other's changes that do not clash. They are equal if nothing clashes. */
export interface Both<Value> {
  mine: Value;
  theirs: Value;
  clashes: readonly Clash[];
}

/** A block of the merged page. A version that removed the block has undefined. */
export interface MergedBlock extends Both<Block | undefined> {
  /** Index of the block in my version. */
  mineAt?: number;
}

/** The fields of a page beside its blocks. */
export type PageField = Exclude<keyof PageDetails, 'blocks'>;

export interface MergedPage {
  /** All fields that either version has. */
  fields: { [Field in PageField]?: Both<PageDetails[Field]> };
  /** In the merged order. */
  blocks: MergedBlock[];
}

const isEqual = (a: unknown, b: unknown): boolean => a === b || toCanonicalJson(a) === toCanonicalJson(b);
const agree = <Value>(value: Value): Both<Value> => ({ mine: value, theirs: value, clashes: [] });
const clash = <Value>(mine: Value, theirs: Value): Both<Value> => ({
  mine,
  theirs,
  clashes: [{ path: [], mine, theirs }],
});

/** Prepends a key to the paths of clashes. */
const below = (key: string | number, { clashes }: Both<unknown>): Clash[] =>
  clashes.map((one) => ({ ...one, path: [key, ...one.path] }));

function mergeRecords(
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
): Both<Record<string, unknown>> {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = keys.map((key) => [key, mergeValues(base[key], mine[key], theirs[key])] as const);
  // Keys depend on each other where one version removed a key: another choice has other keys.
  if (
    merged.some(([, both]) =>
      both.clashes.some(
        ({ path, ...one }) => path.length === 0 && (one.mine === undefined || one.theirs === undefined),
      ),
    )
  )
    return clash(mine, theirs);
  const collect = (side: 'mine' | 'theirs') =>
    Object.fromEntries(
      merged.flatMap(([key, both]) => (both[side] === undefined ? [] : [[key, both[side]]])),
    );
  return {
    mine: collect('mine'),
    theirs: collect('theirs'),
    clashes: merged.flatMap(([key, both]) => below(key, both)),
  };
}

/** Whether an item of a list is a block in a slot. */
const isBlock = (item: unknown): item is Block => isRecord(item) && ('html' in item || 'widget' in item);

/** Merges a value. A part that only one version changed has that change in both results. */
function mergeValues(base: unknown, mine: unknown, theirs: unknown): Both<unknown> {
  if (isEqual(mine, theirs) || isEqual(mine, base)) return agree(theirs);
  if (isEqual(theirs, base)) return agree(mine);
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return mergeRecords(base, mine, theirs);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const merged = mergeLists<unknown>(
      base,
      mine,
      theirs,
      (item) => (isBlock(item) ? getBlockType(item) : isRecord(item) ? '{}' : toCanonicalJson(item)),
      mergeValues,
    );
    const collect = (side: 'mine' | 'theirs') =>
      merged.map((both) => both[side]).filter((item) => item !== undefined);
    return {
      mine: collect('mine'),
      theirs: collect('theirs'),
      clashes: merged.flatMap((both, index) => below(index, both)),
    };
  }
  return mergeRichText(base, mine, theirs) ?? clash(mine, theirs);
}

/**
 * Merges rich text by its elements.
 * @param isWhole whether the texts are a rich text, or an element of one
 * @returns undefined if a version is other text
 */
function mergeRichText(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  isWhole = true,
): Both<string> | undefined {
  const [from, ours, others] = [base, mine, theirs].map((html) =>
    typeof html === 'string' ? splitRichText(html, isWhole) : undefined,
  );
  if (!from || !ours || !others) return undefined;
  const around = ours.open === from.open ? others : ours;
  if (around.open !== others.open && others.open !== from.open) return undefined;
  const merged = mergeLists(from.nodes, ours.nodes, others.nodes, getNodeName, mergeNodes);
  const collect = (side: 'mine' | 'theirs') =>
    joinRichText({ ...around, nodes: merged.flatMap((both) => both[side] ?? []) });
  return {
    mine: collect('mine'),
    theirs: collect('theirs'),
    clashes: merged.flatMap(({ clashes }) =>
      clashes.map((one) => ({ path: [], mine: one.mine ?? '', theirs: one.theirs ?? '' })),
    ),
  };
}

/** Merges an element of rich text. */
const mergeNodes = (base: unknown, mine: unknown, theirs: unknown): Both<unknown> =>
  isEqual(mine, theirs) || isEqual(mine, base)
    ? agree(theirs)
    : isEqual(theirs, base)
      ? agree(mine)
      : (mergeRichText(base, mine, theirs, false) ?? clash(mine, theirs));

/** Merges three versions of an item of a list. */
type MergeItems = (base: unknown, mine: unknown, theirs: unknown) => Both<unknown>;

/** An item of a list, and the index of the item in the base that it was. */
interface Entry<Item> {
  item: Item;
  at?: number;
}

/** Finds for each item of a changed list the item of the base that it was: an equal one in order, else an equal one elsewhere, else one of its type at the same place. */
export function matchItems<Item>(
  base: readonly Item[],
  next: readonly Item[],
  getType: (item: Item) => string,
): Entry<Item>[] {
  const [keys, nextKeys] = [base.map(toCanonicalJson), next.map(toCanonicalJson)];
  const entries = next.map((item): Entry<Item> => ({ item }));
  const free = new Set(base.keys());
  const match = (at: number, nextAt: number): void => {
    entries[nextAt]!.at = at;
    free.delete(at);
  };
  const common = findCommon(keys, nextKeys);
  for (const [at, nextAt] of common) match(at, nextAt);
  // A moved item is equal to one elsewhere.
  for (const [nextAt, entry] of entries.entries()) {
    if (entry.at !== undefined) continue;
    const at = [...free].find((one) => keys[one] === nextKeys[nextAt]);
    if (at !== undefined) match(at, nextAt);
  }
  // Between two equal items, the first free item of the same type has been changed.
  let [from, nextFrom] = [0, 0];
  for (const [to, nextTo] of [...common, [base.length, next.length] as const]) {
    for (let nextAt = nextFrom; nextAt < nextTo; nextAt += 1) {
      if (entries[nextAt]!.at !== undefined) continue;
      const type = getType(next[nextAt]!);
      const at = [...free].find((one) => one >= from && one < to && getType(base[one]!) === type);
      if (at !== undefined) match(at, nextAt);
    }
    [from, nextFrom] = [to + 1, nextTo + 1];
  }
  return entries;
}

const isInOrder = (entries: readonly Entry<unknown>[]): boolean => {
  const indexes = entries.flatMap(({ at }) => at ?? []);
  return indexes.every((at, index) => index === 0 || indexes[index - 1]! < at);
};

/**
 * Merges two lists: items that either version removed are removed, and items that either added follow the item that they
 * followed there. The order is that of the version that moved items, or mine if both did.
 */
function mergeLists<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  getType: (item: Item) => string,
  mergeItems: MergeItems,
): (Both<Item | undefined> & { mineAt?: number })[] {
  const [ours, others] = [matchItems(base, mine, getType), matchItems(base, theirs, getType)];
  const [order, added] = isInOrder(ours) ? [[...others], ours] : [[...ours], others];
  const mineAt = new Map(ours.map((entry, index) => [entry, index]));
  const unpaired = new Set(order);
  let previous: Entry<Item> | undefined;
  for (const entry of added) {
    const isSame = ({ at, item }: Entry<Item>): boolean =>
      at === entry.at && (at !== undefined || isEqual(item, entry.item));
    const known = [...unpaired].find(isSame);
    if (known) unpaired.delete(known);
    if (known && mineAt.has(entry)) mineAt.set(known, mineAt.get(entry)!);
    if (!known) order.splice(previous ? order.indexOf(previous) + 1 : 0, 0, entry);
    previous = known ?? entry;
  }
  const findItem = (entries: readonly Entry<Item>[], at: number): Item | undefined =>
    entries.find((entry) => entry.at === at)?.item;
  return order.flatMap((entry) => {
    const { at, item } = entry;
    const merged =
      at === undefined
        ? agree<Item | undefined>(item)
        : (mergeItems(base[at], findItem(ours, at), findItem(others, at)) as Both<Item | undefined>);
    if (merged.mine === undefined && merged.theirs === undefined) return [];
    const index = mineAt.get(entry);
    return [{ ...merged, ...(index !== undefined && { mineAt: index }) }];
  });
}

/** Merges three versions of a text. A part that both changed is that of mine. */
export function mergeTexts(base: string, mine: string, theirs: string): string {
  if (mine === base) return theirs;
  if (mine === theirs || theirs === base) return mine;
  return mergeRichText(base, mine, theirs)?.mine ?? mine;
}

/** Merges two versions of a page that began with `base`: changes of different blocks, and of different fields of one block. */
export function mergePages(base: PageDetails, mine: PageDetails, theirs: PageDetails): MergedPage {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]) as Set<keyof PageDetails>;
  keys.delete('blocks');
  return {
    fields: Object.fromEntries([...keys].map((key) => [key, mergeValues(base[key], mine[key], theirs[key])])),
    blocks: mergeLists(base.blocks, mine.blocks, theirs.blocks, getBlockType, mergeValues),
  };
}

/** Whether a person has to choose. */
export const hasClashes = ({ fields, blocks }: MergedPage): boolean =>
  [...Object.values(fields), ...blocks].some(({ clashes }) => clashes.length > 0);

/** Person whose version of a part is taken. */
export type Side = 'mine' | 'theirs';

/** A part of a page that a person chooses: a field, or the index of a merged block. */
export type MergedPart = PageField | number;

/** A page after a merge. Its blocks tell which block of mine they were. */
export interface ResolvedPage extends Omit<PageDetails, 'blocks'> {
  blocks: { block: Block; mineAt: number | undefined }[];
}

/**
 * Takes one side of each part.
 * @param choose returns the side of a part that clashes; mine by default
 */
export function resolveMerge(
  { fields, blocks }: MergedPage,
  choose: (part: MergedPart) => Side = () => 'mine',
): ResolvedPage {
  const pick = <Value>(both: Both<Value>, part: MergedPart): Value =>
    both.clashes.length > 0 ? both[choose(part)] : both.mine;
  const picked = Object.entries(fields).map(([key, both]) => [key, pick<unknown>(both, key as PageField)]);
  return {
    ...(Object.fromEntries(picked) as Omit<PageDetails, 'blocks'>),
    blocks: blocks.flatMap((merged, index) => {
      const block = pick(merged, index);
      return block ? [{ block, mineAt: merged.mineAt }] : [];
    }),
  };
}
