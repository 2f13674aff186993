import { sql } from 'kysely';
import type { Queries } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/expressions.ts';

/** Returns the like counts of content. Content without likes is missing. */
export async function getLikeCounts(
  queries: Queries,
  contentIds: readonly string[],
): Promise<Map<string, number>> {
  if (contentIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('content_like')
    .select(['content_id', 'like_count'])
    .where('content_id', '=', anyOf(contentIds))
    .execute();
  return new Map(rows.map((row) => [row.content_id, row.like_count]));
}

/**
 * Counts one like atomically (LIK-06).
 * @returns the new count, or undefined and stores nothing if the estate has no such content
 */
export async function addLike(queries: Queries, contentId: string): Promise<number | undefined> {
  const row = await queries
    .insertInto('content_like')
    .columns(['content_id', 'like_count'])
    .expression(
      queries
        .selectNoFrom(({ lit, val }) => [val(contentId).as('content_id'), lit(1).as('like_count')])
        .where(({ exists, or, selectFrom }) =>
          or([
            exists(selectFrom('content_like').select('like_count').where('content_id', '=', contentId)),
            exists(selectFrom('entry').select('path').where('content_id', '=', contentId)),
          ]),
        ),
    )
    .onConflict((conflict) =>
      conflict.column('content_id').doUpdateSet({ like_count: sql`content_like.like_count + 1` }),
    )
    .returning('like_count as count')
    .executeTakeFirst();
  return row?.count;
}
