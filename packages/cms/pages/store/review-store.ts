/** Reviews: an editor asks publishers to look at a draft as it is at that moment. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { now } from '../../platform/database/expressions.ts';
import type { PageDetails } from '../../platform/model/content.ts';

/** The last review of a page. */
export interface StoredReview {
  id: number;
  note: string;
  requestedById: number | null;
  requestedBy: string;
  /** ISO text. */
  requestedAt: string;
  /** null while it waits. */
  result: 'approved' | 'returned' | 'withdrawn' | null;
  answer: string;
  decidedBy: string | null;
  /** Whether the draft differs from the reviewed content. */
  isOutdated: boolean;
}

/** Selects the last review of a page as a column. */
export const lastReview = sql<StoredReview | null>`(
  select json_build_object('id', review.id, 'note', review.note, 'requestedById', requested_by, 'requestedBy', requested_name,
    'requestedAt', requested_at, 'result', result, 'answer', answer, 'decidedBy', decided_name, 'isOutdated', details <> page.draft)
  from page_review review where review.page_id = page.id order by review.id desc limit 1)`.as('review');

/** Ends the review of a page that waits. @returns false if none does, or another one than `id` */
export async function closeReview(
  queries: Queries,
  pageId: number,
  result: NonNullable<StoredReview['result']>,
  { by, answer = '', id }: { by: string; answer?: string; id?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('page_review')
    .set({ result, answer, decided_name: by, decided_at: now })
    .where('page_id', '=', pageId)
    .where('result', 'is', null)
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores a request for a review. It replaces one that waits. */
export async function addReview(
  queries: Queries,
  pageId: number,
  details: PageDetails,
  note: string,
  author: { id: number; name: string },
): Promise<void> {
  await closeReview(queries, pageId, 'withdrawn', { by: author.name });
  await queries
    .insertInto('page_review')
    .values({
      page_id: pageId,
      details: JSON.stringify(details),
      note,
      requested_by: author.id,
      requested_name: author.name,
    })
    .execute();
}

/** Returns the content of a review that waits; undefined if it does not any more. */
export async function findReviewedDetails(
  queries: Queries,
  pageId: number,
  id?: number,
): Promise<PageDetails | undefined> {
  const review = await queries
    .selectFrom('page_review')
    .select('details')
    .where('page_id', '=', pageId)
    .where('result', 'is', null)
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? 0))
    .executeTakeFirst();
  return review?.details;
}
