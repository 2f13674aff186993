/** Which cart a visitor has. */
import { sql } from 'kysely';
import type { Database, Queries } from '../database/database.ts';
import { ago, anyOf, fromNow, now } from '../database/expressions.ts';
import { HttpError } from '../http/errors.ts';
import type { Visitor } from '../http/security/visitors.ts';
import { MAX_PIECES } from './lines.ts';

const VISITOR_DAYS = 30;

/** The cart that a visitor has; `isAging` where more than a day of its time is over. */
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

/** The cart of a visitor, or undefined where there is none yet. */
export const findCartId = async (queries: Queries, visitor: Visitor): Promise<string | undefined> =>
  (await findCart(queries, visitor))?.id;

const EXPIRY = fromNow(`${VISITOR_DAYS} days`);

/**
 * The cart of a visitor, created where there is none. Of two calls at once that create one, one is kept.
 * @returns undefined for an id that has ended
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

/** Ends an id: what still comes under it, sent before its login or logout was answered, finds no cart that nobody would see again. */
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

/** @throws HttpError 409 for an id that has ended */
async function createCartOrThrow(queries: Queries, visitor: Visitor): Promise<string> {
  const id = await createCart(queries, visitor);
  if (id === undefined) throw new HttpError(409, 'You have logged in or out meanwhile; try again.');
  return id;
}

/**
 * Locks visitors, and the frames that they are joined with, until the transaction ends. Everybody locks visitors first and their carts after
 * that, each in one order, so that no two wait for each other; and the cart of a locked visitor stays the same one.
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
 * Locks a visitor's cart until the transaction ends, so that its changes go one after another.
 * @param create creates one where there is none
 * @returns its id, or undefined where there is none and none is created
 * @throws HttpError 409 where one would have to be created for an id that has ended
 */
export async function lockVisitorCart(
  queries: Queries,
  visitor: Visitor,
  create: boolean,
): Promise<string | undefined> {
  await lockVisitors(queries, [visitor]);
  const existing = await findCart(queries, visitor);
  const id = existing?.id ?? (create ? await createCartOrThrow(queries, visitor) : undefined);
  // What is used lives on.
  if (existing?.isAging)
    await queries
      .updateTable('shop_visitor')
      .set({ expires_at: EXPIRY })
      .where('id_hash', '=', visitor.idHash)
      .execute();
  if (id !== undefined) await lockCart(queries, id);
  return id;
}

/** Locks carts until the transaction ends, in one order for everybody. */
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

/** Moves what is in one locked cart into another, quantities adding up to the limit. Nobody else gets the other cart by it. */
async function moveLines(queries: Queries, from: string, into: string): Promise<void> {
  const target = sql<string>`${into}::uuid`.as('cart_id');
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

/** A cart of nobody who is logged in that no visitor has. */
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
 * Adds what a visitor filled in a frame to the visitor's own cart, which both have from then on, unless it is a customer's: who holds
 * a frame's id gets no way into that. The caller has to know that both are one person.
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
 * Gives the visitor of a browser, under a new id, the cart of the customer who has logged in there, with what was in the own one. Of the id
 * before nothing is left, and whoever else had the own cart has an empty one. A cart that waits for its payment stays the visitor's.
 * @param before the visitor under the id that the browser had, undefined where it had none
 */
export function mergeIntoCustomerCart(
  database: Database,
  before: Visitor | undefined,
  visitor: Visitor,
  customersCart: string,
): Promise<void> {
  return database.transaction().execute(async (queries) => {
    if (before) await lockVisitors(queries, [before]);
    // Also where there is none: a call at this moment that makes one is waited for.
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

/** Ends an id of a browser that goes on under another one: its orders without an account, and its frames, go along. */
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

/** Forgets visitors whose time is over, and the carts that nobody can reach any more. */
export async function deleteExpiredVisitors(queries: Queries): Promise<void> {
  await queries.deleteFrom('shop_visitor').where('expires_at', '<', now).execute();
  await deleteUnusedCarts(queries).where('changed_at', '<', ago('1 day')).execute();
}
