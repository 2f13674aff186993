/** What editors read and delete of reviews and orders, and delete of enquiries and sign-ups. */
import type { Database, Queries } from '../database/database.ts';
import { PAGE_SIZE } from '../enquiries/inbox.ts';

export interface ReviewRow {
  id: number;
  product: string;
  rating: number;
  text: string;
  userName: string;
  verified: boolean;
  shown: boolean;
  written: Date;
}

interface List<T> {
  rows: T[];
  count: number;
}

const offset = (page: number): number => (page - 1) * PAGE_SIZE;

/** Reviews of visitors, those that wait to be read first. */
export async function listVisitorReviews({ query }: Queries, page: number): Promise<List<ReviewRow>> {
  const rows = await query<ReviewRow>(
    `select review.id, name as product, rating::integer, body as text, user_name as "userName", verified, shown,
       written_at as written
     from review join shop_product on code = product_code where content_key is null
     order by shown, review.id desc limit ${PAGE_SIZE} offset $1`,
    [offset(page)],
  );
  const [counted] = await query<{ count: number }>(
    'select count(*)::integer as count from review where content_key is null',
  );
  return { rows, count: counted?.count ?? 0 };
}

export interface OrderRow {
  id: number;
  status: string;
  email: string;
  name: string;
  cents: number;
  /** Of payments that have to go back. */
  refundCents: number;
  made: Date;
}

/** Orders, newest first. */
export async function listOrders({ query }: Queries, page: number): Promise<List<OrderRow>> {
  const rows = await query<OrderRow>(
    `select id, status, email, concat_ws(' ', delivery_address->>'firstName', delivery_address->>'lastName') as name,
       total_cents as cents, made_at as made,
       (select coalesce(sum(cents), 0)::integer from shop_payment where order_id = placed.id and refund) as "refundCents"
     from shop_order placed order by id desc limit ${PAGE_SIZE} offset $1`,
    [offset(page)],
  );
  const [counted] = await query<{ count: number }>('select count(*)::integer as count from shop_order');
  return { rows, count: counted?.count ?? 0 };
}

export const showReview = ({ query }: Queries, id: string): Promise<unknown> =>
  query('update review set shown = true where id = $1 and content_key is null', [id]);

/** What an editor can delete. */
export const DELETABLE = ['enquiries', 'sign-ups', 'reviews', 'orders'] as const;
export type Deletable = (typeof DELETABLE)[number];

/**
 * Deletes one of a kind, with its files. Of an order that was paid the accounts stay, and who ordered is forgotten; one that waits for
 * its payment is not touched.
 */
export async function deleteOne(database: Database, kind: Deletable, id: string): Promise<void> {
  const { query } = database;
  switch (kind) {
    case 'enquiries':
      await query('delete from enquiry where id = $1', [id]);
      return;
    case 'sign-ups':
      await query('delete from sign_up where id = $1', [id]);
      return;
    case 'reviews':
      await query('delete from review where id = $1 and content_key is null', [id]);
      return;
    case 'orders':
      await query(
        `delete from shop_order where id = $1 and status in ('cancelled', 'expired')
         and not exists (select 1 from shop_payment where order_id = shop_order.id)`,
        [id],
      );
      await query(
        `update shop_order set email = '', phone = '', additional_information = '', customer_id = null, visitor_hash = null,
           delivery_address = '{"firstName": "", "lastName": "", "streetAddress": "", "postalCode": "", "city": ""}'
         where id = $1 and status <> 'waiting'`,
        [id],
      );
  }
}
