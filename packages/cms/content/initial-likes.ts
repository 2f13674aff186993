import { createHash } from 'node:crypto';
import type { EstateContent } from '../platform/model/estate-content.ts';

/** Returns a number from 0 to `limit` - 1, always the same for the same text. */
const hashToNumber = (text: string, limit: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % limit;

interface InitialLike {
  id: string;
  count: number;
}

/** Returns all content ids in the props of a block, at any depth: each may have a like button. */
const listContentIds = (props: unknown): string[] =>
  typeof props === 'object' && props !== null
    ? Object.entries(props).flatMap(([name, value]) =>
        name === 'contentId' && typeof value === 'string' ? [value] : listContentIds(value),
      )
    : [];

/**
 * Returns the initial likes of the demo content: the counts of its like buttons, a plausible count for each recipe, and 0 for other
 * content.
 */
export function createInitialLikes(content: EstateContent): InitialLike[] {
  const blocks = content.pages.flatMap((page) => page.blocks).filter((block) => 'widget' in block);
  const counts = new Map<string, number>([
    ...blocks.flatMap(({ props }) => listContentIds(props)).map((id) => [id, 0] as const),
    ...content.recipes.map(({ id }) => [id, 8 + hashToNumber(id, 240)] as const),
  ]);
  for (const { props } of blocks) {
    const { contentId, likeCount } = props;
    if (typeof contentId === 'string' && typeof likeCount === 'number') counts.set(contentId, likeCount);
  }
  return [...counts].map(([id, count]) => ({ id, count }));
}
