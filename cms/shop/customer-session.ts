/** Sessions of customers: the cookie `lk-customer` has 32 random bytes; the database stores their hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Queries } from '../database/database.ts';
import { fromNow, now } from '../database/expressions.ts';
import { clearCookie, setCookie } from '../http/security/cookies.ts';
import { CUSTOMER_COLUMNS, getCustomerCart, type StoredCustomer } from './customers.ts';
import { endVisitorId, mergeIntoCustomerCart, deleteExpiredVisitors } from './visitor-carts.ts';
import type { Visitors } from '../http/security/visitors.ts';

const COOKIE = 'lk-customer';
const SESSION_DAYS = 7;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Not sent in frames of other sites, because customers log in on the shop only. */
const OPTIONS = { path: '/', httpOnly: true };

/** Returns the customer who is logged in; undefined if there is none. */
export async function findCustomer(
  queries: Queries,
  request: FastifyRequest,
): Promise<StoredCustomer | undefined> {
  const token = request.cookies[COOKIE];
  if (!token) return undefined;
  return queries
    .selectFrom('shop_login as login')
    .innerJoin('shop_customer as customer', 'customer.id', 'login.customer_id')
    .select(CUSTOMER_COLUMNS)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

const deleteSession = async (queries: Queries, request: FastifyRequest): Promise<void> => {
  const token = request.cookies[COOKIE];
  if (token) await queries.deleteFrom('shop_login').where('token_hash', '=', hashToken(token)).execute();
};

/** Logs a customer in with a new session and visitor id, and moves the visitor's cart to the customer. */
export async function logIn(
  database: Database,
  visitors: Visitors,
  customerId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await deleteSession(database, request);
  await database.deleteFrom('shop_login').where('expires_at', '<', now).execute();
  await deleteExpiredVisitors(database);
  await database
    .insertInto('shop_login')
    .values({
      token_hash: hashToken(token),
      customer_id: customerId,
      expires_at: fromNow(`${SESSION_DAYS} days`),
    })
    .execute();
  const before = visitors.findVisitor(request);
  const visitor = visitors.identify(request, reply, 'renew');
  await mergeIntoCustomerCart(database, before, visitor, await getCustomerCart(database, customerId));
  setCookie(request, reply, COOKIE, token, { ...OPTIONS, maxAge: SESSION_DAYS * 86_400 });
  visitors.setCsrfCookie(request, reply, { [COOKIE]: token });
}

/** Logs out. The cart stays with the customer; the browser gets an empty one. */
export async function logOut(
  database: Database,
  visitors: Visitors,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await deleteSession(database, request);
  const visitor = visitors.findVisitor(request);
  if (visitor)
    await database.transaction().execute(async (queries) => {
      await endVisitorId(queries, visitor);
      // The shop's frames of this browser in other sites lose their cart, too.
      await queries.deleteFrom('shop_visitor').where('joined_hash', '=', visitor.idHash).execute();
    });
  visitors.identify(request, reply, 'renew');
  clearCookie(request, reply, COOKIE, OPTIONS);
  visitors.setCsrfCookie(request, reply, { [COOKIE]: undefined });
}
