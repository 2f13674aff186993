import { createHash } from 'node:crypto';
import type { EstateContent } from './content.ts';

/** A number below `limit` that is always the same for the same text. */
const numberOf = (text: string, limit: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % limit;

interface InitialLike {
  id: string;
  count: number;
}

/** The likes that the demo content starts with: what its like buttons say, and a plausible count for each recipe. */
export function initialLikes(content: EstateContent): InitialLike[] {
  const counts = new Map<string, number>(content.recipes.map(({ id }) => [id, 8 + numberOf(id, 240)]));
  for (const block of content.pages.flatMap((page) => page.blocks)) {
    if (!('widget' in block) || block.widget !== 'like-button') continue;
    const { contentId, likeCount } = block.props;
    if (typeof contentId === 'string' && typeof likeCount === 'number') counts.set(contentId, likeCount);
  }
  return [...counts].map(([id, count]) => ({ id, count }));
}
