/** Which cart a browser has. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Queries } from '../database/database.ts';
import { worksInFrames } from '../security/frame-cookies.ts';
import { MOST_PIECES } from './lines.ts';

const COOKIE = 'lk-visitor';
const DAYS = 30;
const SECRET = 'visitor-secret';
/** 256 random bits, a dot, and their signature. */
const SIGNED = /^([\w-]{43})\.([\w-]{43})$/;

/** A browser, or a frame of the shop in the page of another site. The id itself is in no database. */
export interface Visitor {
  idHash: string;
}

export interface Sessions {
  /** The visitor of a request; undefined where the cookie is missing or not one of this server's. */
  visitorOf(request: FastifyRequest): Visitor | undefined;
  /** The visitor of a request, who gets an id with this answer where there is none: `anew` in any case. */
  admit(request: FastifyRequest, reply: FastifyReply, anew?: 'anew'): Visitor;
}

/** The signing secret of this database, made at first need, the same for every server on it. */
async function storedSecret({ query }: Database): Promise<string> {
  const [row] = await query<{ value: string }>(
    `insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = setting.value returning value`,
    [SECRET, randomBytes(32).toString('base64url')],
  );
  return row?.value ?? '';
}

/**
 * Visitors by the cookie `lk-visitor`: a signed random id, given before anything is kept of it, so that two calls of a new
 * visitor at once end in one cart.
 */
export async function createSessions(database: Database): Promise<Sessions> {
  const secret = await storedSecret(database);
  const signature = (id: string): Buffer => createHmac('sha256', secret).update(id).digest();
  const visitor = (id: string): Visitor => ({
    idHash: createHash('sha256').update(id).digest('base64url'),
  });

  function idIn(request: FastifyRequest): string | undefined {
    const [, id = '', given = ''] = SIGNED.exec(request.cookies[COOKIE] ?? '') ?? [];
    if (!id) return undefined;
    const sent = Buffer.from(given, 'base64url');
    const right = signature(id);
    return sent.length === right.length && timingSafeEqual(sent, right) ? id : undefined;
  }

  return {
    visitorOf(request) {
      const id = idIn(request);
      return id === undefined ? undefined : visitor(id);
    },
    admit(request, reply, anew) {
      const standing = anew ? undefined : idIn(request);
      const id = standing ?? randomBytes(32).toString('base64url');
      reply.setCookie(COOKIE, `${id}.${signature(id).toString('base64url')}`, {
        ...worksInFrames(request),
        path: '/',
        httpOnly: true,
        maxAge: DAYS * 86_400,
      });
      return visitor(id);
    },
  };
}

interface Standing {
  id: string;
  /** More than a day of its time is over. */
  ages: boolean;
}

async function standingCart({ query }: Queries, { idHash }: Visitor): Promise<Standing | undefined> {
  const rows = await query<Standing>(
    `select cart_id::text as id, expires_at < now() + interval '${DAYS - 1} days' as ages from shop_visitor
     where id_hash = $1 and expires_at > now()`,
    [idHash],
  );
  return rows[0];
}

/** The cart of a visitor, or undefined where there is none yet. */
export const cartOf = async (queries: Queries, visitor: Visitor): Promise<string | undefined> =>
  (await standingCart(queries, visitor))?.id;

const EXPIRY = `now() + interval '${DAYS} days'`;

/** The cart of a visitor, made where there is none. Of two calls at once that make one, one is kept. */
async function openCart({ query }: Queries, { idHash }: Visitor): Promise<string> {
  const [made] = await query<{ id: string }>('insert into shop_cart default values returning id::text as id');
  const [kept] = await query<{ id: string }>(
    `insert into shop_visitor (id_hash, cart_id, expires_at) values ($1, $2, ${EXPIRY})
     on conflict (id_hash) do update set expires_at = excluded.expires_at,
       cart_id = case when shop_visitor.expires_at < now() then excluded.cart_id else shop_visitor.cart_id end
     returning cart_id::text as id`,
    [idHash, made?.id],
  );
  if (kept?.id !== made?.id) await query('delete from shop_cart where id = $1', [made?.id]);
  return kept?.id ?? '';
}

/**
 * Locks a visitor's cart until the transaction ends, so that its changes go one after another.
 * @param make makes one where there is none
 * @returns its id, or undefined where there is none and none is made
 */
export async function lockCartOf(
  queries: Queries,
  visitor: Visitor,
  make: boolean,
): Promise<string | undefined> {
  const standing = await standingCart(queries, visitor);
  let id = standing?.id ?? (make ? await openCart(queries, visitor) : undefined);
  // What is used lives on.
  if (standing?.ages)
    await queries.query(`update shop_visitor set expires_at = ${EXPIRY} where id_hash = $1`, [
      visitor.idHash,
    ]);
  for (;;) {
    if (id === undefined) return undefined;
    await queries.query('select 1 from shop_cart where id = $1 for update', [id]);
    // While this waited, the visitor may have been given another cart.
    const now = await cartOf(queries, visitor);
    if (now === id) return id;
    id = now;
  }
}

interface Adopting {
  id: string;
  customer_id: number | null;
  waits: boolean;
}

/** Moves everything from one locked cart into another, and whoever had the first to the second. */
async function merge({ query }: Queries, from: string, into: string): Promise<void> {
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
  await query('update shop_visitor set cart_id = $2 where cart_id = $1', [from, into]);
  await query('delete from shop_cart where id = $1 and customer_id is null', [from]);
}

/**
 * Gives a visitor the cart `cartId`, with what is in the visitor's own one added to it: quantities add up to the limit. Whoever
 * shares the own one shares the other from now on. A customer's cart stays the one that is kept, whichever of the two it is.
 * The caller has to know that the visitor may have this cart.
 * @returns false, with nothing done, where there is no such cart, the two are of two customers, or the one that would go waits for a
 * payment
 */
export function adoptCart(database: Database, visitor: Visitor, cartId: string): Promise<boolean> {
  return database.transaction(async (queries) => {
    const { query } = queries;
    const own = await cartOf(queries, visitor);
    if (own === cartId) return true;
    const rows = await query<Adopting>(
      `select id::text, customer_id, exists (select 1 from shop_order
         where cart_id = cart.id and status = 'waiting' and expires_at > now()) as waits
       from shop_cart cart where id = any($1::uuid[]) order by id for update`,
      [[cartId, ...(own ? [own] : [])]],
    );
    const other = rows.find(({ id }) => id === cartId);
    if (!other) return false;
    const mine = rows.find(({ id }) => id === own);
    if (!mine) {
      await query(
        `insert into shop_visitor (id_hash, cart_id, expires_at) values ($1, $2, ${EXPIRY})
         on conflict (id_hash) do update set cart_id = excluded.cart_id, expires_at = excluded.expires_at`,
        [visitor.idHash, cartId],
      );
      return true;
    }
    if (mine.customer_id !== null && other.customer_id !== null) return false;
    const [from, into] = mine.customer_id === null ? [mine, other] : [other, mine];
    if (from.waits) return false;
    await merge(queries, from.id, into.id);
    return true;
  });
}

/** Forgets visitors whose time is over, and the carts that nobody can reach any more. */
export async function forgetVisitors({ query }: Queries): Promise<void> {
  await query('delete from shop_visitor where expires_at < now()');
  await query(
    `delete from shop_cart cart where customer_id is null and changed_at < now() - interval '1 day'
     and not exists (select 1 from shop_visitor where cart_id = cart.id)`,
  );
}
