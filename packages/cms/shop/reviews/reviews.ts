/** Stores and lists product reviews (REV). */
import { sql } from 'kysely';
import type { ReviewData } from 'saaristo/schemas';
import { scheduleProductPurge } from '../../pages/store/purge-tags.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ago } from '../../platform/database/expressions.ts';

/** A review of the answer (REV-03). */
export interface Review {
  id: number;
  stars: number;
  text: string;
  userName: string;
  isVerified: boolean;
}

/** The average rating, rounded to one decimal; 0 without reviews. */
export interface Rating {
  averageRating: number;
  reviewCount: number;
}

export interface ReviewList {
  hits: Review[];
  totalCount: number;
  hasMore: boolean;
  productId: string;
  /** Average of all reviews, not only of this page; 0 without reviews. */
  averageRating: number;
}

export const getRating = (queries: Queries, code: string): Promise<Rating> =>
  queries
    .selectFrom('review')
    .select([
      sql<number>`count(*)::integer`.as('reviewCount'),
      sql<number>`coalesce(round(avg(rating), 1), 0)::float8`.as('averageRating'),
    ])
    .where('product_code', '=', code)
    .where('shown', '=', true)
    .executeTakeFirstOrThrow();

/** Lists a page of a product's reviews, newest first. `page` is counted from 1. */
export async function listReviews(
  queries: Queries,
  code: string,
  page: number,
  pageSize: number,
): Promise<ReviewList> {
  const first = (page - 1) * pageSize;
  const [hits, { averageRating, reviewCount }] = await Promise.all([
    queries
      .selectFrom('review')
      .select(['id', 'rating as stars', 'body as text', 'user_name as userName', 'verified as isVerified'])
      .where('product_code', '=', code)
      .where('shown', '=', true)
      .orderBy('written_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset(first)
      .execute(),
    getRating(queries, code),
  ]);
  const hasMore = first + hits.length < reviewCount && hits.length > 0;
  return { hits, totalCount: reviewCount, hasMore, productId: code, averageRating };
}

/** SQL condition: the customer has bought and paid the product. */
const hasBought = (customerId: number, code: string) =>
  sql<boolean>`exists (select 1 from shop_order ordered join shop_order_line line on line.order_id = ordered.id
    where ordered.customer_id = ${customerId} and ordered.status = 'paid' and line.code = ${code})`;

/**
 * Stores a valid review of an existing product. A customer's second review of a product replaces the first one. Without
 * a login, the same review sent again within ten minutes is stored once.
 * @param customerId undefined without a login: the review is not verified and is hidden until an editor approves it
 */
export async function storeReview(
  queries: Queries,
  { productId, rating, text, userName }: ReviewData,
  customerId: number | undefined,
): Promise<void> {
  if (customerId !== undefined) {
    await queries
      .insertInto('review')
      .values({
        product_code: productId,
        customer_id: customerId,
        rating,
        body: text,
        user_name: userName,
        verified: hasBought(customerId, productId),
      })
      .onConflict((conflict) =>
        conflict.columns(['product_code', 'customer_id']).doUpdateSet(({ ref }) => ({
          rating,
          body: text,
          user_name: userName,
          verified: ref('excluded.verified'),
          written_at: ref('excluded.written_at'),
        })),
      )
      .execute();
    return scheduleProductPurge(queries, [productId]);
  }
  await sql`
    insert into review (product_code, rating, body, user_name, shown)
    select ${productId}, ${rating}::smallint, ${text}, ${userName}, false
    where not exists (select 1 from review where product_code = ${productId} and rating = ${rating} and body = ${text}
      and user_name = ${userName} and customer_id is null and written_at > ${ago('10 minutes')})`.execute(
    queries,
  );
}
