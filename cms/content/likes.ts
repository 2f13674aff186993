import type { Database } from '../database/database.ts';

/** The like counts of some content; what nobody liked yet is missing. */
export async function likeCounts(
  database: Database,
  contentIds: readonly string[],
): Promise<Map<string, number>> {
  if (contentIds.length === 0) return new Map();
  const rows = await database.query<{ id: string; count: number }>(
    'select content_id as id, like_count as count from content_like where content_id = any($1::text[])',
    [contentIds],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/**
 * Counts one more like, whoever else does so at the same moment (LIK-06).
 * @returns the new count; undefined where the estate has no such content, of which nothing is kept
 */
export async function addLike(database: Database, contentId: string): Promise<number | undefined> {
  const [row] = await database.query<{ count: number }>(
    `insert into content_like (content_id, like_count)
     select $1, 1 where exists (select 1 from content_like where content_id = $1)
       or exists (select 1 from entry where content_id = $1)
     on conflict (content_id) do update set like_count = content_like.like_count + 1 returning like_count as count`,
    [contentId],
  );
  return row?.count;
}
