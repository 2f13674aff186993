/** Who is logged in: 32 random bytes in the cookie `lk-customer`, of which the database keeps the hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Queries } from '../database/database.ts';
import { fromNow, now } from '../database/expressions.ts';
import { clearCookie, setCookie } from '../http/security/cookies.ts';
import { CUSTOMER, customerCart, type StoredCustomer } from './customers.ts';
import { endVisitor, enterCart, forgetVisitors } from './visitor-carts.ts';
import type { Visitors } from '../http/security/visitors.ts';

const COOKIE = 'lk-customer';
const DAYS = 7;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Never in the frame of another site: a customer is one on the shop alone. */
const OPTIONS = { path: '/', httpOnly: true };

/** @returns undefined where nobody is logged in */
export async function customerOf(
  queries: Queries,
  request: FastifyRequest,
): Promise<StoredCustomer | undefined> {
  const token = request.cookies[COOKIE];
  if (!token) return undefined;
  return queries
    .selectFrom('shop_login as login')
    .innerJoin('shop_customer as customer', 'customer.id', 'login.customer_id')
    .select(CUSTOMER)
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

const forget = async (queries: Queries, request: FastifyRequest): Promise<void> => {
  const token = request.cookies[COOKIE];
  if (token) await queries.deleteFrom('shop_login').where('token_hash', '=', hashOf(token)).execute();
};

/** Logs a customer in, under new ids of login and visitor, and brings along what the visitor has in the cart. */
export async function logIn(
  database: Database,
  visitors: Visitors,
  customerId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await forget(database, request);
  await database.deleteFrom('shop_login').where('expires_at', '<', now).execute();
  await forgetVisitors(database);
  await database
    .insertInto('shop_login')
    .values({ token_hash: hashOf(token), customer_id: customerId, expires_at: fromNow(`${DAYS} days`) })
    .execute();
  const before = visitors.visitorOf(request);
  const visitor = visitors.identify(request, reply, 'anew');
  await enterCart(database, before, visitor, await customerCart(database, customerId));
  setCookie(request, reply, COOKIE, token, { ...OPTIONS, maxAge: DAYS * 86_400 });
  visitors.tokenOf(request, reply, { [COOKIE]: token });
}

/** Logs out; the cart stays the customer's, and the browser begins with an empty one. */
export async function logOut(
  database: Database,
  visitors: Visitors,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await forget(database, request);
  const visitor = visitors.visitorOf(request);
  if (visitor)
    await database.transaction().execute(async (queries) => {
      await endVisitor(queries, visitor);
      // Frames of the shop in other sites' pages of this browser forget theirs, too.
      await queries.deleteFrom('shop_visitor').where('joined_hash', '=', visitor.idHash).execute();
    });
  visitors.identify(request, reply, 'anew');
  clearCookie(request, reply, COOKIE, OPTIONS);
  visitors.tokenOf(request, reply, { [COOKIE]: undefined });
}
