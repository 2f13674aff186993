/** Converts a page to and from Puck's data. */
import type { Data } from '@puckeditor/core';
import { cleanBlock, pickPageDetails } from 'saaristo/page-details';
import type { Block, BlockSettings, BlockSlots, PageDetails } from '../contract.ts';
import { type MergedPart, mergePages, resolveMerge, type Side } from './merge.ts';

/** Type of a rich text block; no widget can have this name. */
export const RICH_TEXT = '#html';

/** Type of the block for the server's content. Each template has exactly one, other pages have none. */
export const COMPUTED = 'computed-part';

/** Type of the block for a section that pages share. The server replaces it by the section's blocks. */
export const SYNCED = 'synced-section';

export const createSyncedBlock = (section: number): Block => ({ widget: SYNCED, props: { section } });

/** Props of a block's component. `value` is the widget's props, or HTML. */
export interface BlockProps extends BlockSettings {
  id: string;
  value: Record<string, unknown> | string;
  version?: number | undefined;
  load?: string | undefined;
  /** The blocks in the widget's slots. */
  slots?: BlockSlots | undefined;
}

/**
 * A block's props in Puck's data. Puck copies objects at every change, but not arrays. In an array, the value and the slots stay the same
 * objects until they change, so that components can detect changes.
 */
export interface HeldProps extends Omit<BlockProps, 'value' | 'slots'> {
  held: readonly [value: BlockProps['value'], slots?: BlockSlots];
}

/**
 * Returns the content of a block for Puck's data. Puck flattens objects and arrays to paths for the canvas. It does not restore empty keys,
 * such as the name of the default slot, or keys with dots. The tag `Held` makes Puck leave the content unchanged.
 */
export function hold(value: BlockProps['value'], slots?: BlockSlots): HeldProps['held'] {
  return Object.defineProperty(slots ? [value, slots] : [value], Symbol.toStringTag, {
    value: 'Held',
  }) as unknown as HeldProps['held'];
}

/** A block in the form that the panels use. */
export interface Item {
  type: string;
  props: BlockProps;
}

export const toItem = ({ type, props }: Data['content'][number]): Item => {
  const { held, ...rest } = props as unknown as HeldProps;
  const [value, slots] = held;
  return { type, props: { ...rest, value, ...(slots && { slots }) } };
};

/** Converts a block to Puck's data. */
export const toPuckItem = ({ type, props: { value, slots, ...rest } }: Item): Data['content'][number] => ({
  type,
  props: { ...rest, held: hold(value, slots) },
});

/** Creates an id that is unique in this tab. */
export const createBlockId = (): string => `block-${crypto.randomUUID()}`;

/** Converts a block to an item with an id. */
export function createItem(block: Block, id = createBlockId()): Item {
  const clean = cleanBlock(block);
  if ('html' in clean) {
    const { html, ...settings } = clean;
    return { type: RICH_TEXT, props: { id, value: html, ...settings } };
  }
  const { widget, props, ...rest } = clean;
  return { type: widget, props: { id, value: props, ...rest } };
}

const toContent = (block: Block, id: string): Data['content'][number] => toPuckItem(createItem(block, id));

const toRoot = (details: Omit<PageDetails, 'blocks'>): Data['root'] => ({ props: { ...details } });

/** Converts the page to Puck's data. The ids are valid only in this tab, since saved blocks have none. */
export function toPuckData(page: PageDetails): Data {
  const { blocks, ...details } = pickPageDetails(page);
  return { root: toRoot(details), content: blocks.map((block) => toContent(block, createBlockId())) };
}

/**
 * Merges another version into the page on the canvas. A block keeps its id, and an unchanged block its value.
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
      return mine &&
        JSON.stringify(toBlock(toItem(mine))) === JSON.stringify(toBlock(toItem(toContent(block, ''))))
        ? mine
        : toContent(block, (mine?.props.id as string | undefined) ?? createBlockId());
    }),
  };
}

/** Converts an item to a block. */
export function toBlock({ type, props: { id: _, value, ...rest } }: Item): Block {
  return cleanBlock(
    type === RICH_TEXT
      ? { html: typeof value === 'string' ? value : '', ...rest }
      : { widget: type, props: typeof value === 'object' ? value : {}, ...(rest as BlockSettings) },
  );
}

/** Converts Puck's data to the page's details. */
export const toPageDetails = ({ root, content }: Data): PageDetails =>
  pickPageDetails({
    title: '',
    description: '',
    ...(root.props as Partial<PageDetails>),
    blocks: content.map((item) => toBlock(toItem(item))),
  });
