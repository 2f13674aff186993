/** Converts a page to and from Puck's data. */
import type { Data } from '@puckeditor/core';
import { isRecord } from 'saaristo/form';
import type { Block, PageDetails } from '../contract.ts';

/** Type of a rich text block; no widget can have this name. */
export const RICH_TEXT = '#html';

/** Type of the block for the server's content. Each template has exactly one, other pages have none. */
export const COMPUTED = 'computed-part';

/** Props of a block's component. `value` is the widget's props, or HTML. */
export interface BlockProps {
  id: string;
  value: Record<string, unknown> | string;
  version?: number | undefined;
  load?: string | undefined;
}

/**
 * A block's props in Puck's data. Puck copies objects at every change, but not arrays. In an array of one, the value stays the same object
 * until it changes, so that components can detect changes.
 */
export interface HeldProps extends Omit<BlockProps, 'value'> {
  held: readonly [BlockProps['value']];
}

/** A block in the form that the panels use. */
export interface Item {
  type: string;
  props: BlockProps;
}

export const toItem = ({ type, props }: Data['content'][number]): Item => {
  const { held, ...rest } = props as unknown as HeldProps;
  return { type, props: { ...rest, value: held[0] } };
};

/** Converts a block to Puck's data. */
export const toPuckItem = ({ type, props: { value, ...rest } }: Item): Data['content'][number] => ({
  type,
  props: { ...rest, held: [value] },
});

/** Creates an id that is unique in this tab. */
export const createBlockId = (): string => `block-${crypto.randomUUID()}`;

/** Converts the page to Puck's data. The ids are valid only in this tab, since saved blocks have none. */
export const toPuckData = ({ title, description, unlisted, blocks }: PageDetails): Data => ({
  root: { props: { title, description, unlisted: unlisted === true } as object },
  content: blocks.map((block) =>
    toPuckItem(
      'html' in block
        ? { type: RICH_TEXT, props: { id: createBlockId(), value: block.html } }
        : {
            type: block.widget,
            props: {
              id: createBlockId(),
              value: block.props,
              ...(block.version !== undefined && { version: block.version }),
              ...(block.load !== undefined && { load: block.load }),
            },
          },
    ),
  ),
});

/** Converts an item of Puck's data to a block. */
export function toBlock({ type, props: { value, version, load } }: Item): Block {
  if (type === RICH_TEXT) return { html: typeof value === 'string' ? value : '' };
  return {
    widget: type,
    ...(version !== undefined && { version }),
    props: typeof value === 'object' ? value : {},
    ...(load !== undefined && { load }),
  };
}

/** Converts Puck's data to the page's details. */
export function toPageDetails({ root, content }: Data): PageDetails {
  const { title, description, unlisted } = (root.props ?? {}) as Partial<PageDetails>;
  return {
    title: title ?? '',
    description: description ?? '',
    ...(unlisted && { unlisted }),
    blocks: content.map((item) => toBlock(toItem(item))),
  };
}

/** Converts a value to JSON with sorted keys, since the database returns keys in a different order. */
export const toCanonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
