/** Sessions of customers. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Queries } from '../platform/database/database.ts';
import { VISITOR_COOKIES } from '../platform/http/security/cookies.ts';
import { createSessions } from '../platform/http/security/tokens.ts';
import { CUSTOMER_COLUMNS, getCustomerCart, type StoredCustomer } from './customers.ts';
import { endVisitorId, mergeIntoCustomerCart, deleteExpiredVisitors } from './visitor-carts.ts';
import type { Visitors } from '../platform/http/security/visitors.ts';

const COOKIE = 'lk-customer';

/** The cookie is not sent in frames of other sites, because customers log in on the shop only. */
const sessions = createSessions('shop_login', COOKIE, {
  path: '/',
  hours: VISITOR_COOKIES[COOKIE].days[0] * 24,
});

/** Returns the customer who is logged in; undefined if there is none. */
export const findCustomer = (
  queries: Queries,
  request: FastifyRequest,
): Promise<StoredCustomer | undefined> =>
  Promise.resolve(
    sessions
      .select(queries, request)
      ?.innerJoin('shop_customer as customer', 'customer.id', 'customer_id')
      .select(CUSTOMER_COLUMNS)
      .executeTakeFirst(),
  );

/** Logs a customer in with a new session and visitor id, and moves the visitor's cart to the customer. */
export async function logIn(
  database: Database,
  visitors: Visitors,
  customerId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await deleteExpiredVisitors(database);
  const before = visitors.findVisitor(request);
  const visitor = visitors.identify(request, reply, 'renew');
  await mergeIntoCustomerCart(database, before, visitor, await getCustomerCart(database, customerId));
  const token = await sessions.start(database, request, reply, { customer_id: customerId });
  visitors.setCsrfCookie(request, reply, { [COOKIE]: token });
}

/** Logs out. The cart stays with the customer; the browser gets an empty one. */
export async function logOut(
  database: Database,
  visitors: Visitors,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await sessions.end(database, request, reply);
  const visitor = visitors.findVisitor(request);
  if (visitor)
    await database.transaction().execute(async (queries) => {
      await endVisitorId(queries, visitor);
      // The shop's frames of this browser in other sites lose their cart, too.
      await queries.deleteFrom('shop_visitor').where('joined_hash', '=', visitor.idHash).execute();
    });
  visitors.identify(request, reply, 'renew');
  visitors.setCsrfCookie(request, reply, { [COOKIE]: undefined });
}
