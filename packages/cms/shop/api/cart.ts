/** Routes of the cart (API-33 to API-38). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { registerOperation } from '../../platform/http/api.ts';
import { type Change, changeCart, loadCart } from '../carts.ts';
import { createCouponEntry } from '../coupon-entry.ts';
import { normaliseCode, removeCoupon } from '../coupons.ts';
import { addPieces, setPieces } from '../lines.ts';
import type { Visitors } from '../../platform/http/security/visitors.ts';

/** GET load (API-33): the visitor's cart; empty if there is none. */
export function registerCartRoutes(app: FastifyInstance, database: Database, visitors: Visitors): void {
  registerOperation(app, 'GET /api/v1/lihakauppa/shoppingcart/load', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    return loadCart(database, visitors.findVisitor(request));
  });
}

/** Registers the calls that change a cart. The first one of a visitor sets the cookies. */
export function registerCartWriteRoutes(app: FastifyInstance, database: Database, visitors: Visitors): void {
  const enterCoupon = createCouponEntry(database, visitors);
  const change = (request: FastifyRequest, reply: FastifyReply, work: Change) => {
    reply.header('cache-control', 'no-store');
    if (!visitors.isKnown(request)) visitors.setCsrfCookie(request, reply);
    const visitor = visitors.findVisitor(request) ?? visitors.identify(request, reply);
    return changeCart(database, visitor, work);
  };

  registerOperation(app, 'POST /api/v1/lihakauppa/shoppingcart/add', async ({ request, reply, body }) => {
    const { code, language } = body;
    const quantity = body.quantity ?? 1;
    const add: Change = (queries, cart) => addPieces(queries, cart, code, quantity, language);
    return (await change(request, reply, add)).cart;
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
      const { cart, reason } = await enterCoupon(request, body.code, (work) => change(request, reply, work));
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
