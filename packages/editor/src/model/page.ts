/** Converts a page to and from Puck's data. */
import type { Data } from '@puckeditor/core';
import { pickPageDetails } from 'saaristo/page-details';
import type { Block, BlockSlots, PageDetails } from '../contract.ts';
import { keepIdentities } from './identities.ts';
import { type BlockProps, createBlockId, createItem, type Item, SYNCED, toBlock } from './item.ts';
import { type MergedPart, mergePages, resolveMerge, type Side } from './merge.ts';

export * from './item.ts';

export const createSyncedBlock = (section: number): Block => ({ widget: SYNCED, props: { section } });

/** A block's value, and the content of its slots. */
type Content = readonly [value: BlockProps['value'], slots?: BlockSlots];

/**
 * A block's props in Puck's data. Puck copies objects at every change, and flattens objects and arrays to paths for the canvas. It does not
 * restore empty keys, such as the name of the default slot, or keys with dots. It leaves a function unchanged.
 */
export interface HeldProps extends Omit<BlockProps, 'value' | 'slots'> {
  held: () => Content;
}

/** Returns the content of a block for Puck's data. The value and the slots stay the same objects until they change. */
export function hold(...content: Content): HeldProps['held'] {
  return () => content;
}

export const toItem = ({ type, props }: Data['content'][number]): Item => {
  const { held, ...rest } = props as unknown as HeldProps;
  const [value, slots] = held();
  return { type, props: { ...rest, value, ...(slots && { slots }) } };
};

/** Converts a block to Puck's data. */
export const toPuckItem = ({ type, props: { value, slots, ...rest } }: Item): Data['content'][number] => ({
  type,
  props: { ...rest, held: hold(value, slots) },
});

const toContent = (block: Block, id: string): Data['content'][number] => toPuckItem(createItem(block, id));

const toRoot = (details: Omit<PageDetails, 'blocks'>): Data['root'] => ({ props: { ...details } });

/** Converts the page to Puck's data. The ids are valid only in this tab, since saved blocks have none. */
export function toPuckData(page: PageDetails): Data {
  const { blocks, ...details } = pickPageDetails(page);
  return { root: toRoot(details), content: blocks.map((block) => toContent(block, createBlockId())) };
}

/**
 * Merges another version into the page on the canvas. A block keeps its id, one in a slot its identity, and an unchanged block its value.
 * @param base the version that both began with
 * @param choose returns the side of a part that both changed differently; mine by default
 */
export function mergeIntoData(
  data: Data,
  base: PageDetails,
  theirs: PageDetails,
  choose?: (part: MergedPart) => Side,
): Data {
  const { blocks, ...details } = resolveMerge(
    // A version of the server has more than the details.
    mergePages(base, toPageDetails(data), pickPageDetails(theirs)),
    choose,
  );
  return {
    ...data,
    root: toRoot(details),
    content: blocks.map(({ block, mineAt }) => {
      const mine = mineAt === undefined ? undefined : data.content[mineAt];
      if (!mine) return toContent(block, createBlockId());
      const content = toContent(block, mine.props.id as string);
      const [before, after] = [toItem(mine), toItem(content)];
      if (JSON.stringify(toBlock(before)) === JSON.stringify(toBlock(after))) return mine;
      keepIdentities(before.props.slots, after.props.slots);
      return content;
    }),
  };
}

/** Converts Puck's data to the page's details. */
export const toPageDetails = ({ root, content }: Data): PageDetails =>
  pickPageDetails({
    title: '',
    description: '',
    ...(root.props as Partial<PageDetails>),
    blocks: content.map((item) => toBlock(toItem(item))),
  });
