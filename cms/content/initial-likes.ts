import { createHash } from 'node:crypto';
import type { EstateContent } from '../model/estate-content.ts';

/** A number below `limit` that is always the same for the same text. */
const hashToNumber = (text: string, limit: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % limit;

interface InitialLike {
  id: string;
  count: number;
}

/** Every content id in the props of a block, at whatever depth: each may have a like button. */
const listContentIds = (props: unknown): string[] =>
  typeof props === 'object' && props !== null
    ? Object.entries(props).flatMap(([name, value]) =>
        name === 'contentId' && typeof value === 'string' ? [value] : listContentIds(value),
      )
    : [];

/** The likes that the demo content starts with: what its like buttons say, a plausible count for each recipe, and none for the rest. */
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
