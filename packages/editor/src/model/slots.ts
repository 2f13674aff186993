/** Blocks in the slots of a block. They have no ids and are edited in the form of the block around them. */
import { describePath, type Path } from 'saaristo/form';
import { mapBlocks } from 'saaristo/page-details';
import type { BlockSlots } from '../contract.ts';
import type { Messages } from '../messages.ts';
import { type Catalogue, getTitle } from './catalogue.ts';
import { type BlockProps, createItem, type Item, toBlock } from './item.ts';

/** Step of a path that leads into the slots of a block, before the slot's name and the index. No prop has this name. */
export const SLOTS = '#slots';

/** Returns the blocks without the mark that they began as an example. */
export const withoutExamples = (slots: BlockSlots): BlockSlots =>
  Object.fromEntries(
    Object.entries(slots).map(([name, blocks]) => [
      name,
      mapBlocks(blocks, ({ example: _, ...block }) => block),
    ]),
  );

/** A block, or a block in one of its slots. */
export interface Part {
  type: string;
  props: BlockProps;
  /** Path from the block. */
  path: Path;
  /** Identity of a block in a slot. */
  identity?: object;
}

type InnerBlock = BlockSlots[string][number];

/** The first object that a block was. Equal blocks are common: each new column has an empty text. */
const firsts = new WeakMap<InnerBlock, InnerBlock>();

/** Returns an object that stays the same while the block is changed and moved. */
export const getIdentity = (block: InnerBlock): InnerBlock => firsts.get(block) ?? block;

/** Gives a changed block the identity that it had before. */
export function keepIdentity<Changed extends InnerBlock>(block: Changed, before: InnerBlock): Changed {
  if (block !== before) firsts.set(block, getIdentity(before));
  return block;
}

const itemsOf = new WeakMap<object, Item>();

/** Returns a block of a slot as an item without an id. It is the same object while the block is. */
function toInnerItem(block: InnerBlock): Item {
  const item = itemsOf.get(block) ?? createItem(block, '');
  itemsOf.set(block, item);
  return item;
}

/** Lists a block and all blocks in its slots, each before those in it. */
export const listParts = ({ type, props }: Item, path: Path = [], identity?: object): Part[] => [
  { type, props, path, ...(identity && { identity }) },
  ...Object.entries(props.slots ?? {}).flatMap(([name, blocks]) =>
    blocks.flatMap((block, index) =>
      listParts(toInnerItem(block), [...path, SLOTS, name, index], getIdentity(block)),
    ),
  ),
];

/** Returns what `find` finds in a block and in the blocks in its slots, with paths from the block. */
export const findInParts = <Found extends { path: Path }>(
  item: Item,
  find: (part: Part) => readonly Found[],
): Found[] =>
  listParts(item).flatMap((part) =>
    find(part).map((found) => ({ ...found, path: [...part.path, ...found.path] })),
  );

/** Returns the props of a block with another value of the block itself, or of the one in its slots at a path. */
export function withValue(
  props: BlockProps,
  [step, name = '', index = 0, ...rest]: Path,
  value: BlockProps['value'],
): BlockProps {
  const blocks = props.slots?.[name] ?? [];
  const inner = blocks[Number(index)];
  if (step !== SLOTS || !inner) return step === undefined ? { ...props, value } : props;
  const item = toInnerItem(inner);
  const block = keepIdentity(toBlock({ ...item, props: withValue(item.props, rest, value) }), inner);
  return { ...props, slots: { ...props.slots, [name]: blocks.with(Number(index), block) } };
}

/** Names the field at a path of a block, for example 'Content › Rich text' in a slot. */
export function describeField(
  { type, props }: Pick<Item, 'type' | 'props'>,
  path: Path,
  catalogue: Catalogue,
  t: Messages,
): string {
  const [step, name = '', index = 0, ...rest] = path;
  const widget = catalogue.get(type);
  if (step !== SLOTS) return describePath(widget?.props, path, t.item);
  const slot = widget?.slots?.find((one) => one.name === name)?.title ?? String(name);
  const inner = props.slots?.[name]?.[Number(index)];
  if (!inner) return slot;
  const item = toInnerItem(inner);
  return [slot, getTitle(item.type, catalogue, t), describeField(item, rest, catalogue, t)]
    .filter(Boolean)
    .join(' › ');
}

/** Converts a path in a stored block, such as `slots..0.props.header`, to the path of the field. */
export function toFieldPath([key, ...rest]: Path): Path {
  if (key !== 'slots') return rest;
  const [name = '', index, ...inner] = rest;
  return [SLOTS, name, ...(index === undefined ? [] : [index, ...toFieldPath(inner)])];
}

/** Returns the path of the block in a slot that has a field; empty for a field of the selected block itself. */
export function findInnerPath(path: Path): Path {
  let length = 0;
  while (path[length] === SLOTS && path.length >= length + 3) length += 3;
  return path.slice(0, length);
}
