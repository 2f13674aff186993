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

export interface Page extends PageDetails {
  id: number;
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

/** What a block's component gets: `value` are the widget's props, or the HTML. */
export interface BlockProps {
  id: string;
  value: Record<string, unknown> | string;
  version?: number | undefined;
  load?: string | undefined;
}

/** An id for a block, unlike all others in this tab. */
export const blockId = (): string => `block-${crypto.randomUUID()}`;

/** The page as Puck's data. The ids are of this tab: blocks have none. */
export const dataOf = ({ title, description, unlisted, blocks }: PageDetails): Data => ({
  root: { props: { title, description, unlisted: unlisted === true } as object },
  content: blocks.map((block) =>
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
});

/** The block of one item of Puck's data. */
export function blockOf({ type, props }: Data['content'][number]): Block {
  const { value, version, load } = props as unknown as BlockProps;
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
    blocks: content.map(blockOf),
  };
}
