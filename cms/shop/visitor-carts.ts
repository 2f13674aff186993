/** Which cart a visitor has. */
import type { Database, Queries } from '../database/database.ts';
import { HttpError } from '../server/errors.ts';
import type { Visitor } from '../server/security/visitors.ts';
import { MOST_PIECES } from './lines.ts';

const DAYS = 30;

interface Standing {
  id: string;
  /** More than a day of its time is over. */
  ages: boolean;
}

async function standingCart({ query }: Queries, { idHash }: Visitor): Promise<Standing | undefined> {
  const rows = await query<Standing>(
    `select cart_id::text as id, expires_at < now() + interval '${DAYS - 1} days' as ages from shop_visitor
     where id_hash = $1 and expires_at > now() and cart_id is not null`,
    [idHash],
  );
  return rows[0];
}

/** The cart of a visitor, or undefined where there is none yet. */
export const cartOf = async (queries: Queries, visitor: Visitor): Promise<string | undefined> =>
  (await standingCart(queries, visitor))?.id;

const EXPIRY = `now() + interval '${DAYS} days'`;

/**
 * The cart of a visitor, made where there is none. Of two calls at once that make one, one is kept.
 * @returns undefined for an id that has ended
 */
async function openCart({ query }: Queries, { idHash }: Visitor): Promise<string | undefined> {
  const [made] = await query<{ id: string }>('insert into shop_cart default values returning id::text as id');
  const [kept] = await query<{ id: string | null }>(
    `insert into shop_visitor (id_hash, cart_id, expires_at) values ($1, $2, ${EXPIRY})
     on conflict (id_hash) do update set expires_at = excluded.expires_at,
       cart_id = case when shop_visitor.expires_at < now() then excluded.cart_id else shop_visitor.cart_id end
     returning cart_id::text as id`,
    [idHash, made?.id],
  );
  if (kept?.id !== made?.id) await query('delete from shop_cart where id = $1', [made?.id]);
  return kept?.id ?? undefined;
}

/** Ends an id: what still comes under it, sent before its login or logout was answered, finds no cart that nobody would see again. */
export async function endVisitor({ query }: Queries, { idHash }: Visitor): Promise<void> {
  await query(
    `insert into shop_visitor (id_hash, cart_id, expires_at) values ($1, null, ${EXPIRY})
     on conflict (id_hash) do update set cart_id = null, expires_at = excluded.expires_at`,
    [idHash],
  );
}

/** @throws HttpError 409 for an id that has ended */
async function openCartOrRefuse(queries: Queries, visitor: Visitor): Promise<string> {
  const id = await openCart(queries, visitor);
  if (id === undefined) throw new HttpError(409, 'You have logged in or out meanwhile; try again.');
  return id;
}

/**
 * Locks visitors, and the frames that they are joined with, until the transaction ends. Everybody locks visitors first and their carts after
 * that, each in one order, so that no two wait for each other; and the cart of a locked visitor stays the same one.
 */
async function lockVisitors({ query }: Queries, visitors: readonly Visitor[]): Promise<void> {
  await query(
    'select 1 from shop_visitor where id_hash = any($1) or joined_hash = any($1) order by id_hash for update',
    [visitors.map(({ idHash }) => idHash)],
  );
}

/**
 * Locks a visitor's cart until the transaction ends, so that its changes go one after another.
 * @param make makes one where there is none
 * @returns its id, or undefined where there is none and none is made
 * @throws HttpError 409 where one would have to be made for an id that has ended
 */
export async function lockCartOf(
  queries: Queries,
  visitor: Visitor,
  make: boolean,
): Promise<string | undefined> {
  await lockVisitors(queries, [visitor]);
  const standing = await standingCart(queries, visitor);
  const id = standing?.id ?? (make ? await openCartOrRefuse(queries, visitor) : undefined);
  // What is used lives on.
  if (standing?.ages)
    await queries.query(`update shop_visitor set expires_at = ${EXPIRY} where id_hash = $1`, [
      visitor.idHash,
    ]);
  if (id !== undefined) await queries.query('select 1 from shop_cart where id = $1 for update', [id]);
  return id;
}

interface Held {
  id: string;
  isCustomers: boolean;
  waits: boolean;
}

/** Locks carts until the transaction ends, in one order for everybody. */
async function hold({ query }: Queries, ids: readonly string[]): Promise<Map<string, Held>> {
  const rows = await query<Held>(
    `select id::text, customer_id is not null as "isCustomers", exists (select 1 from shop_order
       where cart_id = cart.id and status = 'waiting' and expires_at > now()) as waits
     from shop_cart cart where id = any($1::uuid[]) order by id for update`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Moves what is in one locked cart into another, quantities adding up to the limit. Nobody else gets the other cart by it. */
async function moveLines({ query }: Queries, from: string, into: string): Promise<void> {
  await query(
    `insert into shop_cart_line (cart_id, code, quantity, seen_cents)
     select $2, code, quantity, seen_cents from shop_cart_line where cart_id = $1 order by position
     on conflict (cart_id, code) do update
       set quantity = least(${MOST_PIECES}, shop_cart_line.quantity + excluded.quantity)`,
    [from, into],
  );
  await query(
    `insert into shop_cart_coupon (cart_id, code)
     select $2, code from shop_cart_coupon where cart_id = $1 order by position on conflict do nothing`,
    [from, into],
  );
  await query('delete from shop_cart_line where cart_id = $1', [from]);
  await query('delete from shop_cart_coupon where cart_id = $1', [from]);
}

const dropUnused = ({ query }: Queries, cartId: string): Promise<unknown> =>
  query(
    `delete from shop_cart where id = $1 and customer_id is null
     and not exists (select 1 from shop_visitor where cart_id = $1)`,
    [cartId],
  );

/**
 * Adds what a visitor filled in a frame to the visitor's own cart, which both have from then on, unless it is a customer's: who holds
 * a frame's id gets no way into that. The caller has to know that both are one person.
 */
export function joinFrame(database: Database, visitor: Visitor, frame: Visitor): Promise<void> {
  return database.transaction(async (queries) => {
    await lockVisitors(queries, [visitor, frame]);
    const from = await cartOf(queries, frame);
    if (from === undefined) return;
    const own = (await cartOf(queries, visitor)) ?? (await openCartOrRefuse(queries, visitor));
    const held = await hold(queries, [from, own]);
    const [theirs, mine] = [held.get(from), held.get(own)];
    if (!theirs || !mine || theirs.isCustomers) return;
    if (from !== own) {
      if (theirs.waits) return;
      await moveLines(queries, from, own);
      if (!mine.isCustomers)
        await queries.query('update shop_visitor set cart_id = $2 where id_hash = $1', [frame.idHash, own]);
      await dropUnused(queries, from);
    }
    await queries.query('update shop_visitor set joined_hash = $2 where id_hash = $1', [
      frame.idHash,
      visitor.idHash,
    ]);
  });
}

/**
 * Gives the visitor of a browser, under a new id, the cart of the customer who has logged in there, with what was in the own one. Of the id
 * before nothing is left, and whoever else had the own cart has an empty one. A cart that waits for its payment stays the visitor's.
 * @param before the visitor under the id that the browser had, undefined where it had none
 */
export function enterCart(
  database: Database,
  before: Visitor | undefined,
  visitor: Visitor,
  customersCart: string,
): Promise<void> {
  return database.transaction(async (queries) => {
    const { query } = queries;
    if (before) await lockVisitors(queries, [before]);
    // Also where there is none: a call at this moment that makes one is waited for.
    const own = before && ((await cartOf(queries, before)) ?? (await openCart(queries, before)));
    const mine = (await hold(queries, [customersCart, ...(own ? [own] : [])])).get(own ?? '');
    const keeps = mine?.waits === true && !mine.isCustomers;
    if (mine && !mine.isCustomers && !keeps) await moveLines(queries, mine.id, customersCart);
    if (before) await forgetId(queries, before, visitor);
    await query(`insert into shop_visitor (id_hash, cart_id, expires_at) values ($1, $2, ${EXPIRY})`, [
      visitor.idHash,
      keeps ? mine.id : customersCart,
    ]);
    if (mine) await dropUnused(queries, mine.id);
  });
}

/** Ends an id of a browser that goes on under another one: its orders without an account, and its frames, go along. */
async function forgetId(queries: Queries, before: Visitor, visitor: Visitor): Promise<void> {
  const { query } = queries;
  const both = [before.idHash, visitor.idHash];
  await endVisitor(queries, before);
  await query('update shop_visitor set joined_hash = $2 where joined_hash = $1', both);
  await query(
    'update shop_order set visitor_hash = $2 where visitor_hash = $1 and customer_id is null',
    both,
  );
}

/** Forgets visitors whose time is over, and the carts that nobody can reach any more. */
export async function forgetVisitors({ query }: Queries): Promise<void> {
  await query('delete from shop_visitor where expires_at < now()');
  await query(
    `delete from shop_cart cart where customer_id is null and changed_at < now() - interval '1 day'
     and not exists (select 1 from shop_visitor where cart_id = cart.id)`,
  );
}
