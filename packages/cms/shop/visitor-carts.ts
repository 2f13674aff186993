/** Assigns carts to visitors. */
import { sql } from 'kysely';
import type { Database, Queries } from '../platform/database/database.ts';
import { ago, anyOf, fromNow, now } from '../platform/database/expressions.ts';
import { HttpError } from '../platform/http/errors.ts';
import type { Visitor } from '../platform/http/security/visitors.ts';
import { MAX_PIECES } from './lines.ts';

const VISITOR_DAYS = 30;

/** Finds a visitor's cart. `isAging` is true if it has not been extended for a day. */
const findCart = (queries: Queries, { idHash }: Visitor) =>
  queries
    .selectFrom('shop_visitor')
    .select(({ eb }) => [
      'cart_id as id',
      eb('expires_at', '<', fromNow(`${VISITOR_DAYS - 1} days`)).as('isAging'),
    ])
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .where('cart_id', 'is not', null)
    .$narrowType<{ id: string }>()
    .executeTakeFirst();

/** Returns the id of a visitor's cart; undefined if there is none. */
export const findCartId = async (queries: Queries, visitor: Visitor): Promise<string | undefined> =>
  (await findCart(queries, visitor))?.id;

const EXPIRY = fromNow(`${VISITOR_DAYS} days`);

/**
 * Creates a visitor's cart, or returns the existing one if a parallel call has created it.
 * @returns undefined for an ended visitor id
 */
async function createCart(queries: Queries, { idHash }: Visitor): Promise<string | undefined> {
  const created = await queries
    .insertInto('shop_cart')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const kept = await queries
    .insertInto('shop_visitor')
    .values({ id_hash: idHash, cart_id: created.id, expires_at: EXPIRY })
    .onConflict((conflict) =>
      conflict.column('id_hash').doUpdateSet(({ ref }) => ({
        expires_at: ref('excluded.expires_at'),
        cart_id: sql`case when shop_visitor.expires_at < now() then excluded.cart_id else shop_visitor.cart_id end`,
      })),
    )
    .returning('cart_id as id')
    .executeTakeFirstOrThrow();
  if (kept.id !== created.id) await queries.deleteFrom('shop_cart').where('id', '=', created.id).execute();
  return kept.id ?? undefined;
}

/** Ends a visitor id, so that late calls with it find no cart and create none. */
export async function endVisitorId(queries: Queries, { idHash }: Visitor): Promise<void> {
  await queries
    .insertInto('shop_visitor')
    .values({ id_hash: idHash, cart_id: null, expires_at: EXPIRY })
    .onConflict((conflict) =>
      conflict
        .column('id_hash')
        .doUpdateSet(({ ref }) => ({ cart_id: null, expires_at: ref('excluded.expires_at') })),
    )
    .execute();
}

/** @throws HttpError 409 for an ended visitor id */
async function createCartOrThrow(queries: Queries, visitor: Visitor): Promise<string> {
  const id = await createCart(queries, visitor);
  if (id === undefined) throw new HttpError(409, 'You have logged in or out meanwhile; try again.');
  return id;
}

/**
 * Locks visitors and their joined frames until the transaction ends. To prevent deadlocks, all transactions lock
 * visitors before carts, both in a fixed order. A locked visitor's cart cannot be replaced.
 */
async function lockVisitors(queries: Queries, visitors: readonly Visitor[]): Promise<void> {
  const hashes = anyOf(visitors.map(({ idHash }) => idHash));
  await queries
    .selectFrom('shop_visitor')
    .select('id_hash')
    .where(({ eb, or }) => or([eb('id_hash', '=', hashes), eb('joined_hash', '=', hashes)]))
    .orderBy('id_hash')
    .forUpdate()
    .execute();
}

/** Locks a cart until the transaction ends. */
export async function lockCart(queries: Queries, id: string): Promise<void> {
  await queries.selectFrom('shop_cart').select('id').where('id', '=', id).forUpdate().execute();
}

/**
 * Locks a visitor's cart until the transaction ends.
 * @param create creates a cart if there is none
 * @returns the id; undefined if there is no cart
 * @throws HttpError 409 if a cart would have to be created for an ended visitor id
 */
export async function lockVisitorCart(
  queries: Queries,
  visitor: Visitor,
  create: boolean,
): Promise<string | undefined> {
  await lockVisitors(queries, [visitor]);
  const existing = await findCart(queries, visitor);
  const id = existing?.id ?? (create ? await createCartOrThrow(queries, visitor) : undefined);
  // Extends carts that are in use.
  if (existing?.isAging)
    await queries
      .updateTable('shop_visitor')
      .set({ expires_at: EXPIRY })
      .where('id_hash', '=', visitor.idHash)
      .execute();
  if (id !== undefined) await lockCart(queries, id);
  return id;
}

/** Locks carts in a fixed order until the transaction ends. */
async function lockCarts(queries: Queries, ids: readonly string[]) {
  const rows = await queries
    .selectFrom('shop_cart as cart')
    .select(({ eb, exists, selectFrom }) => [
      'id',
      eb('customer_id', 'is not', null).as('isCustomers'),
      exists(
        selectFrom('shop_order')
          .select('shop_order.id')
          .whereRef('cart_id', '=', 'cart.id')
          .where('status', '=', 'waiting')
          .where('expires_at', '>', now),
      ).as('waits'),
    ])
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Moves the lines and coupons of a locked cart to another one. Adds quantities up to the limit. The customer shops on in the language of
 * the moved lines.
 */
async function moveLines(queries: Queries, from: string, into: string): Promise<void> {
  const target = sql<string>`${into}::uuid`.as('cart_id');
  await sql`
    update shop_cart set language = moved.language from shop_cart as moved
    where shop_cart.id = ${into} and moved.id = ${from}
      and exists (select 1 from shop_cart_line where cart_id = moved.id)`.execute(queries);
  await queries
    .insertInto('shop_cart_line')
    .columns(['cart_id', 'code', 'quantity', 'seen_cents'])
    .expression(({ selectFrom }) =>
      selectFrom('shop_cart_line')
        .select([target, 'code', 'quantity', 'seen_cents'])
        .where('shop_cart_line.cart_id', '=', from)
        .orderBy('position'),
    )
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'code']).doUpdateSet({
        quantity: sql`least(${sql.lit(MAX_PIECES)}, shop_cart_line.quantity + excluded.quantity)`,
      }),
    )
    .execute();
  await queries
    .insertInto('shop_cart_coupon')
    .columns(['cart_id', 'code'])
    .expression(({ selectFrom }) =>
      selectFrom('shop_cart_coupon')
        .select([target, 'code'])
        .where('shop_cart_coupon.cart_id', '=', from)
        .orderBy('position'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await queries.deleteFrom('shop_cart_line').where('cart_id', '=', from).execute();
  await queries.deleteFrom('shop_cart_coupon').where('cart_id', '=', from).execute();
}

/** Deletes carts without visitor and customer. */
const deleteUnusedCarts = (queries: Queries) =>
  queries
    .deleteFrom('shop_cart as cart')
    .where('customer_id', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('shop_visitor')
            .select('shop_visitor.id_hash')
            .whereRef('shop_visitor.cart_id', '=', 'cart.id'),
        ),
      ),
    );

const deleteIfUnused = (queries: Queries, cartId: string): Promise<unknown> =>
  deleteUnusedCarts(queries).where('id', '=', cartId).execute();

/**
 * Merges a frame's cart into the visitor's and shares it, unless it is a customer's cart: the frame's id must not give
 * access to that. The caller ensures that both ids belong to one person.
 */
export function mergeFrameCart(database: Database, visitor: Visitor, frame: Visitor): Promise<void> {
  return database.transaction().execute(async (queries) => {
    await lockVisitors(queries, [visitor, frame]);
    const from = await findCartId(queries, frame);
    if (from === undefined) return;
    const own = (await findCartId(queries, visitor)) ?? (await createCartOrThrow(queries, visitor));
    const held = await lockCarts(queries, [from, own]);
    const [theirs, mine] = [held.get(from), held.get(own)];
    if (!theirs || !mine || theirs.isCustomers) return;
    if (from !== own) {
      if (theirs.waits) return;
      await moveLines(queries, from, own);
      if (!mine.isCustomers)
        await queries
          .updateTable('shop_visitor')
          .set({ cart_id: own })
          .where('id_hash', '=', frame.idHash)
          .execute();
      await deleteIfUnused(queries, from);
    }
    await queries
      .updateTable('shop_visitor')
      .set({ joined_hash: visitor.idHash })
      .where('id_hash', '=', frame.idHash)
      .execute();
  });
}

/**
 * Assigns a customer's cart to the new visitor id after a login and merges the browser's cart into it. Ends the old id;
 * other visitors of the browser's cart get an empty one. A cart with an unpaid order stays with the visitor.
 * @param before visitor under the old id; undefined if there was none
 */
export function mergeIntoCustomerCart(
  database: Database,
  before: Visitor | undefined,
  visitor: Visitor,
  customersCart: string,
): Promise<void> {
  return database.transaction().execute(async (queries) => {
    if (before) await lockVisitors(queries, [before]);
    // Creates a missing cart, too: the insert waits for a parallel call that creates one.
    const own = before && ((await findCartId(queries, before)) ?? (await createCart(queries, before)));
    const mine = (await lockCarts(queries, [customersCart, ...(own ? [own] : [])])).get(own ?? '');
    const keeps = mine?.waits === true && !mine.isCustomers;
    if (mine && !mine.isCustomers && !keeps) await moveLines(queries, mine.id, customersCart);
    if (before) await replaceVisitorId(queries, before, visitor);
    await queries
      .insertInto('shop_visitor')
      .values({ id_hash: visitor.idHash, cart_id: keeps ? mine.id : customersCart, expires_at: EXPIRY })
      .execute();
    if (mine) await deleteIfUnused(queries, mine.id);
  });
}

/** Replaces a visitor id: moves its frames and its orders without an account to the new id, and ends the old one. */
async function replaceVisitorId(queries: Queries, before: Visitor, visitor: Visitor): Promise<void> {
  await endVisitorId(queries, before);
  await queries
    .updateTable('shop_visitor')
    .set({ joined_hash: visitor.idHash })
    .where('joined_hash', '=', before.idHash)
    .execute();
  await queries
    .updateTable('shop_order')
    .set({ visitor_hash: visitor.idHash })
    .where('visitor_hash', '=', before.idHash)
    .where('customer_id', 'is', null)
    .execute();
}

/** Deletes expired visitors and carts without a visitor. */
export async function deleteExpiredVisitors(queries: Queries): Promise<void> {
  await queries.deleteFrom('shop_visitor').where('expires_at', '<', now).execute();
  await deleteUnusedCarts(queries).where('changed_at', '<', ago('1 day')).execute();
}
