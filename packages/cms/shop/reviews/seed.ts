import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { EstateContent } from '../../platform/model/estate-content.ts';

/** Inserts the content's reviews once. Keeps visitors' reviews. */
export async function seedReviews(queries: Queries, { reviews = [] }: EstateContent): Promise<void> {
  const rows = reviews.flatMap(({ code, given }) =>
    given.map(([rating, userName, verified, day, body], at) => ({
      key: `${code}-${given.length - at}`,
      code,
      rating,
      userName,
      verified,
      day,
      body,
    })),
  );
  await sql`
    insert into review (content_key, product_code, rating, body, user_name, verified, written_at)
    select key, code, rating, body, "userName", verified, day::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (key text, code text, rating integer, body text,
      "userName" text, verified boolean, day text)
    where exists (select 1 from shop_product where shop_product.code = given.code)
    on conflict do nothing`.execute(queries);
}
