/** A page as the server has it, and as the block editor holds it. */
import type { Data } from '@puckeditor/core';

/** A widget with its props, or rich text. */
export type Block =
  | { widget: string; version?: number; props: Record<string, unknown>; load?: string }
  | { html: string };

/** What is saved. */
export interface PageDetails {
  title: string;
  description: string;
  /** No search finds it. */
  unlisted?: boolean;
  blocks: Block[];
}

/** What the server computes a page for; the blocks around it are the template's. */
export type TemplateKind =
  | 'product'
  | 'recipe'
  | 'news'
  | 'product-list'
  | 'recipe-list'
  | 'news-list'
  | 'search';

export interface Page extends PageDetails {
  id: number;
  /** What it is the template of; null for a page of its own. */
  template: TemplateKind | null;
  site: string;
  language: string;
  path: string;
  /** Counts what was saved. */
  version: number;
  savedAt: string;
  savedBy: string | null;
  /** Whether visitors see it, and whether they see what the draft says. */
  state: 'draft' | 'published' | 'changed';
  publishedAt: string | null;
  publishAt: string | null;
}

/** The type of a block of rich text; no widget has a name like it. */
export const RICH_TEXT = '#html';

/** The type of the block that stands for what the server computes: each template has it once, and nothing else has it. */
export const COMPUTED = 'computed-part';

/** What a block's component gets: `value` are the widget's props, or the HTML. */
export interface BlockProps {
  id: string;
  value: Record<string, unknown> | string;
  version?: number | undefined;
  load?: string | undefined;
}

/**
 * A block's props in Puck's data. Puck copies objects whenever anything changes, lists never: in a list of one the value stays the same
 * object until it is changed, and what shows it knows that nothing did.
 */
export interface HeldProps extends Omit<BlockProps, 'value'> {
  held: readonly [BlockProps['value']];
}

/** A block of the page as the panels have it. */
export interface Item {
  type: string;
  props: BlockProps;
}

export const itemOf = ({ type, props }: Data['content'][number]): Item => {
  const { held, ...rest } = props as unknown as HeldProps;
  return { type, props: { ...rest, value: held[0] } };
};

/** The block as Puck has it. */
export const heldItem = ({ type, props: { value, ...rest } }: Item): Data['content'][number] => ({
  type,
  props: { ...rest, held: [value] },
});

/** An id for a block, unlike all others in this tab. */
export const blockId = (): string => `block-${crypto.randomUUID()}`;

/** The page as Puck's data. The ids are of this tab: blocks have none. */
export const dataOf = ({ title, description, unlisted, blocks }: PageDetails): Data => ({
  root: { props: { title, description, unlisted: unlisted === true } as object },
  content: blocks.map((block) =>
    heldItem(
      'html' in block
        ? { type: RICH_TEXT, props: { id: blockId(), value: block.html } }
        : {
            type: block.widget,
            props: {
              id: blockId(),
              value: block.props,
              ...(block.version !== undefined && { version: block.version }),
              ...(block.load !== undefined && { load: block.load }),
            },
          },
    ),
  ),
});

/** The block of one item of Puck's data. */
export function blockOf({ type, props: { value, version, load } }: Item): Block {
  if (type === RICH_TEXT) return { html: typeof value === 'string' ? value : '' };
  return {
    widget: type,
    ...(version !== undefined && { version }),
    props: typeof value === 'object' ? value : {},
    ...(load !== undefined && { load }),
  };
}

/** The page in Puck's data. */
export function detailsOf({ root, content }: Data): PageDetails {
  const { title, description, unlisted } = (root.props ?? {}) as Partial<PageDetails>;
  return {
    title: title ?? '',
    description: description ?? '',
    ...(unlisted && { unlisted }),
    blocks: content.map((item) => blockOf(itemOf(item))),
  };
}
