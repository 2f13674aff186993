/** What visitors say of products (REV). */
import type { ReviewData } from 'saaristo/schemas';
import type { Database } from '../../database/database.ts';

/** A review as it is answered (REV-03). */
export interface Review {
  id: number;
  stars: number;
  text: string;
  userName: string;
  isVerified: boolean;
}

/** How a product is rated: the average, rounded to a decimal, 0 where nobody has rated it. */
export interface Rating {
  averageRating: number;
  reviewCount: number;
}

export interface ReviewList {
  hits: Review[];
  totalCount: number;
  hasMore: boolean;
  productId: string;
  /** Of all reviews, not of this page; 0 where there are none. */
  averageRating: number;
}

export async function ratingOf({ query }: Database, code: string): Promise<Rating> {
  const [row] = await query<Rating>(
    `select count(*)::integer as "reviewCount", coalesce(round(avg(rating), 1), 0)::float8 as "averageRating"
     from review where product_code = $1 and shown`,
    [code],
  );
  return row ?? { averageRating: 0, reviewCount: 0 };
}

/** A page of a product's reviews, the newest first; of a product that nobody knows there are none. `page` is counted from 1. */
export async function listReviews(
  database: Database,
  code: string,
  page: number,
  pageSize: number,
): Promise<ReviewList> {
  const first = (page - 1) * pageSize;
  const [hits, { averageRating, reviewCount }] = await Promise.all([
    database.query<Review>(
      `select id, rating::integer as stars, body as text, user_name as "userName", verified as "isVerified"
       from review where product_code = $1 and shown order by written_at desc, id desc limit $2 offset $3`,
      [code, pageSize, first],
    ),
    ratingOf(database, code),
  ]);
  const hasMore = first + hits.length < reviewCount && hits.length > 0;
  return { hits, totalCount: reviewCount, hasMore, productId: code, averageRating };
}

/** Whether a customer has bought a product, and paid for it. */
const BOUGHT = `exists (select 1 from shop_order ordered join shop_order_line line on line.order_id = ordered.id
  where ordered.customer_id = $2 and ordered.status = 'paid' and line.code = $1)`;

/**
 * Stores a review whose fields are right, of a product that the shop has. A customer's second one of a product stands in place of the
 * first; the same of somebody who is not logged in, sent again within ten minutes, is stored once.
 * @param customerId undefined where nobody is logged in: such a review is never a verified customer's, and waits until an editor has read it
 */
export async function storeReview(
  { query }: Database,
  { productId, rating, text, userName }: ReviewData,
  customerId: number | undefined,
): Promise<void> {
  if (customerId !== undefined) {
    await query(
      `insert into review (product_code, customer_id, rating, body, user_name, verified) values ($1, $2, $3, $4, $5, ${BOUGHT})
       on conflict (product_code, customer_id) do update set rating = excluded.rating, body = excluded.body,
         user_name = excluded.user_name, verified = excluded.verified, written_at = excluded.written_at`,
      [productId, customerId, rating, text, userName],
    );
    return;
  }
  await query(
    `insert into review (product_code, rating, body, user_name, shown) select $1, $2, $3, $4, false
     where not exists (select 1 from review where product_code = $1 and rating = $2 and body = $3 and user_name = $4
       and customer_id is null and written_at > now() - interval '10 minutes')`,
    [productId, rating, text, userName],
  );
}
