/** Lists reviews and orders for editors, and deletes reviews, orders, enquiries and sign-ups. */
import { sql } from 'kysely';
import type { Site } from 'saaristo/sites';
import { scheduleProductPurge } from '../../pages/store/purge-tags.ts';
import type { Queries } from '../../platform/database/database.ts';
import { SHOP } from '../../platform/model/shop-site.ts';
import { isShopInScope, type Scope } from '../../platform/model/visitor-data.ts';
import { rowCount } from '../../platform/database/expressions.ts';
import { getOffset, PAGE_SIZE } from '../inbox.ts';
import { type OrderState, selectPaidCents, selectSteps } from '../../shop/orders.ts';
import { anonymiseOrders } from '../../shop/anonymise-orders.ts';

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

/** Returns the site of a row. Reviews and orders are the shop's; so is a row that does not exist. */
export async function findRowSite(queries: Queries, kind: DeletableKind, id: string): Promise<Site> {
  const tables = { enquiries: 'enquiry', 'sign-ups': 'sign_up' } as const;
  if (kind !== 'enquiries' && kind !== 'sign-ups') return SHOP;
  const row = await queries
    .selectFrom(tables[kind])
    .select('site')
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst();
  return (row?.site as Site | undefined) ?? SHOP;
}

/** Returns reviews of visitors, unpublished ones first. */
export async function listVisitorReviews(
  queries: Queries,
  scope: Scope,
  page: number,
): Promise<List<ReviewRow>> {
  const rows = await queries
    .selectFrom('review')
    .innerJoin('shop_product', 'shop_product.code', 'product_code')
    .select([
      'review.id',
      'name as product',
      'rating',
      'body as text',
      'user_name as userName',
      'verified',
      'shown',
      'written_at as written',
    ])
    .where('content_key', 'is', null)
    .where(isShopInScope(scope))
    .orderBy('shown')
    .orderBy('review.id', 'desc')
    .limit(PAGE_SIZE)
    .offset(getOffset(page))
    .execute();
  const { count } = await queries
    .selectFrom('review')
    .select(rowCount)
    .where('content_key', 'is', null)
    .where(isShopInScope(scope))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

export interface OrderRow extends OrderState {
  id: number;
  email: string;
  name: string;
  cents: number;
  /** Sum of the payments that came too late, and are not refunded since. Earlier refunds returned other money. */
  refundCents: number;
  placedAt: Date;
}

/** Returns orders, newest first. */
export async function listOrders(queries: Queries, scope: Scope, page: number): Promise<List<OrderRow>> {
  const rows = await queries
    .selectFrom('shop_order as placed')
    .select([
      'id',
      'status',
      'email',
      sql<string>`concat_ws(' ', delivery_address->>'firstName', delivery_address->>'lastName')`.as('name'),
      'total_cents as cents',
      'made_at as placedAt',
      selectPaidCents('placed').as('paidCents'),
      selectSteps('placed').as('steps'),
      sql<number>`(select coalesce(greatest(max(balance), 0), 0)::integer from (
        select sum(cents) over (order by at desc rows unbounded preceding) as balance from (
          select cents, received_at as at from shop_payment where order_id = placed.id and refund
          union all
          select -cents, taken_at from shop_order_step where order_id = placed.id and cents is not null
        ) as moved) as balances)`.as('refundCents'),
    ])
    .where(isShopInScope(scope))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset(getOffset(page))
    .execute();
  const { count } = await queries
    .selectFrom('shop_order')
    .select(rowCount)
    .where(isShopInScope(scope))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

/** Returns whether visitors see a review. */
export const isReviewShown = async (queries: Queries, id: string): Promise<boolean> =>
  (await queries.selectFrom('review').select('shown').where('id', '=', Number(id)).executeTakeFirst())
    ?.shown === true;

export async function publishReview(queries: Queries, id: string): Promise<void> {
  const rows = await queries
    .updateTable('review')
    .set({ shown: true })
    .where('id', '=', Number(id))
    .where('content_key', 'is', null)
    .returning('product_code as code')
    .execute();
  await scheduleProductPurge(
    queries,
    rows.map(({ code }) => code),
  );
}

/** Kinds of rows that an editor can delete. */
export const DELETABLE_KINDS = ['enquiries', 'sign-ups', 'reviews', 'orders'] as const;
export type DeletableKind = (typeof DELETABLE_KINDS)[number];

/** Deletes a row of a kind with its files. Deletes or anonymises orders by `anonymiseOrders`. */
export async function deleteRow(queries: Queries, kind: DeletableKind, id: string): Promise<void> {
  switch (kind) {
    case 'enquiries':
      await queries.deleteFrom('enquiry').where('id', '=', Number(id)).execute();
      return;
    case 'sign-ups':
      await queries.deleteFrom('sign_up').where('id', '=', Number(id)).execute();
      return;
    case 'reviews': {
      const rows = await queries
        .deleteFrom('review')
        .where('id', '=', Number(id))
        .where('content_key', 'is', null)
        .returning('product_code as code')
        .execute();
      return scheduleProductPurge(
        queries,
        rows.map(({ code }) => code),
      );
    }
    case 'orders':
      await anonymiseOrders(queries, [Number(id)]);
  }
}
