/** Who is logged in: 32 random bytes in the cookie `lk-customer`, of which the database keeps the hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { CUSTOMER, customerCart, type StoredCustomer } from './customers.ts';
import { endVisitor, enterCart, forgetVisitors } from './visitor-carts.ts';
import type { Visitors } from '../server/security/visitors.ts';

const COOKIE = 'lk-customer';
const DAYS = 7;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Never in the frame of another site: a customer is one on the shop alone. */
const optionsFor = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

/** @returns undefined where nobody is logged in */
export async function customerOf(
  { query }: Database,
  request: FastifyRequest,
): Promise<StoredCustomer | undefined> {
  const token = request.cookies[COOKIE];
  if (!token) return undefined;
  const rows = await query<StoredCustomer>(
    `select ${CUSTOMER} from shop_login login join shop_customer customer on customer.id = login.customer_id
     where token_hash = $1 and expires_at > now()`,
    [hashOf(token)],
  );
  return rows[0];
}

const forget = async ({ query }: Database, request: FastifyRequest): Promise<void> => {
  const token = request.cookies[COOKIE];
  if (token) await query('delete from shop_login where token_hash = $1', [hashOf(token)]);
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
  await database.query('delete from shop_login where expires_at < now()');
  await forgetVisitors(database);
  await database.query(
    `insert into shop_login (token_hash, customer_id, expires_at) values ($1, $2, now() + interval '${DAYS} days')`,
    [hashOf(token), customerId],
  );
  const before = visitors.visitorOf(request);
  const visitor = visitors.admit(request, reply, 'anew');
  await enterCart(database, before, visitor, await customerCart(database, customerId));
  reply.setCookie(COOKIE, token, { ...optionsFor(request), maxAge: DAYS * 86_400 });
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
    await database.transaction(async (queries) => {
      await endVisitor(queries, visitor);
      // Frames of the shop in other sites' pages of this browser forget theirs, too.
      await queries.query('delete from shop_visitor where joined_hash = $1', [visitor.idHash]);
    });
  visitors.admit(request, reply, 'anew');
  reply.clearCookie(COOKIE, optionsFor(request));
  visitors.tokenOf(request, reply, { [COOKIE]: undefined });
}
