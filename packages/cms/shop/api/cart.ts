/** Routes of the cart (API-33 to API-38). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { registerOperation } from '../../platform/http/api.ts';
import { type Change, changeCart, loadCart } from '../carts.ts';
import { normaliseCode, addCoupon, removeCoupon } from '../coupons.ts';
import { addPieces, setPieces } from '../lines.ts';
import { findCustomer } from '../customer-session.ts';
import type { Visitors } from '../../platform/http/security/visitors.ts';
import { messages } from '../messages.ts';
import { getClientAddress } from '../../platform/http/security/client-address.ts';
import { createAttemptLimiter } from '../../platform/http/security/attempt-limiter.ts';

/** Maximum number of unknown codes for an address, a visitor and a customer, because a gift card is money. */
const MAX_WRONG_CODES = 30;
const ATTEMPT_WINDOW_MS = 15 * 60_000;

/** GET load (API-33): the visitor's cart; empty if there is none. */
export function registerCartRoutes(app: FastifyInstance, database: Database, visitors: Visitors): void {
  registerOperation(app, 'GET /api/v1/lihakauppa/shoppingcart/load', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const visitor = visitors.findVisitor(request);
    // Pages set the visitor id, but a frame on a page from the cache may lack it.
    if (!visitor) visitors.setCsrfCookie(request, reply);
    return loadCart(database, visitor);
  });
}

/** Registers the calls that change a cart. They require the CSRF token. */
export function registerCartWriteRoutes(app: FastifyInstance, database: Database, visitors: Visitors): void {
  const attempts = createAttemptLimiter(database, 'coupon', MAX_WRONG_CODES, ATTEMPT_WINDOW_MS);
  const change = (request: FastifyRequest, reply: FastifyReply, work: Change) => {
    reply.header('cache-control', 'no-store');
    const visitor = visitors.findVisitor(request) ?? visitors.identify(request, reply);
    return changeCart(database, visitor, work);
  };

  registerOperation(app, 'POST /api/v1/lihakauppa/shoppingcart/add', async ({ request, reply, body }) => {
    const { code } = body;
    const quantity = body.quantity ?? 1;
    return (await change(request, reply, (queries, cart) => addPieces(queries, cart, code, quantity))).cart;
  });

  registerOperation(
    app,
    'POST /api/v1/lihakauppa/shoppingcart/changequantity',
    async ({ request, reply, body }) => {
      const { code, quantity } = body;
      return (await change(request, reply, (queries, cart) => setPieces(queries, cart, code, quantity))).cart;
    },
  );

  registerOperation(
    app,
    'POST /api/v1/lihakauppa/shoppingcart/addcouponcode',
    async ({ request, reply, body }) => {
      const code = normaliseCode(body.code);
      const customer = await findCustomer(database, request);
      const visitor = visitors.findVisitor(request);
      const person = {
        emails: customer ? [customer.email] : [],
        customerId: customer?.id ?? null,
        visitorHash: visitor?.idHash ?? null,
      };
      const limited = [
        getClientAddress(request),
        ...(visitor ? [`visitor ${visitor.idHash}`] : []),
        ...(customer ? [`customer ${customer.id}`] : []),
      ];
      const allowed = !(await Promise.all(limited.map((who) => attempts.consume(who)))).includes(false);
      const { cart, reason } = await change(request, reply, (queries, before) =>
        allowed ? addCoupon(queries, before, code, person) : Promise.resolve(messages.tooManyCodes),
      );
      if (allowed && (reason !== undefined || cart.couponCodes.includes(code)))
        await Promise.all(limited.map(attempts.undo));
      return { couponCodes: cart.couponCodes, cart, ...(reason !== undefined && { error: reason }) };
    },
  );

  registerOperation(
    app,
    'POST /api/v1/lihakauppa/shoppingcart/removecouponcode',
    async ({ request, reply, body }) => {
      const code = normaliseCode(body.code);
      const { cart, reason } = await change(request, reply, async (queries, before) => {
        await removeCoupon(queries, before, code);
        return undefined;
      });
      return { couponCodes: cart.couponCodes, cart, ...(reason !== undefined && { error: reason }) };
    },
  );
}
