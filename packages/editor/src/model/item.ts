/** The blocks of a page in the form that the panels and checks use. Runs anywhere. */
import { cleanBlock } from 'saaristo/page-details';
import type { Block, BlockSettings, BlockSlots } from '../contract.ts';

/** Type of a rich text block; no widget can have this name. */
export const RICH_TEXT = '#html';

/** Type of the block for the server's content. Each template has exactly one, other pages have none. */
export const COMPUTED = 'computed-part';

/** Type of the block for a section that pages share. The server replaces it by the section's blocks. */
export const SYNCED = 'synced-section';

/** Props of a block's component. `value` is the widget's props, or HTML. */
export interface BlockProps extends BlockSettings {
  id: string;
  value: Record<string, unknown> | string;
  version?: number | undefined;
  load?: string | undefined;
  /** The blocks in the widget's slots. */
  slots?: BlockSlots | undefined;
}

/** A block in the form that the panels use. */
export interface Item {
  type: string;
  props: BlockProps;
}

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

/** Converts an item to a block. */
export function toBlock({ type, props: { id: _, value, ...rest } }: Item): Block {
  return cleanBlock(
    type === RICH_TEXT
      ? { html: typeof value === 'string' ? value : '', ...rest }
      : { widget: type, props: typeof value === 'object' ? value : {}, ...(rest as BlockSettings) },
  );
}
