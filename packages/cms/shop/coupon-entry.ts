import type { FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { createAttemptLimiter } from '../platform/http/security/attempt-limiter.ts';
import { getClientAddress } from '../platform/http/security/client-address.ts';
import type { Visitors } from '../platform/http/security/visitors.ts';
import type { CartAnswer } from './cart-answer.ts';
import type { Change } from './carts.ts';
import { addCoupon, normaliseCode } from './coupons.ts';
import { findCustomer } from './customer-session.ts';
import { messages } from './messages.ts';

/** Maximum number of unknown codes for an address, a visitor and a customer, because a gift card is money. */
const MAX_WRONG_CODES = 30;
const ATTEMPT_WINDOW_MS = 15 * 60_000;

interface Entered {
  cart: CartAnswer;
  /** Why a known code is refused. An unknown code has none. */
  reason: string | undefined;
  isInCart: boolean;
}

/** Creates the function that adds a typed code to a cart. It counts unknown codes before it looks for one. */
export function createCouponEntry(
  database: Database,
  visitors: Visitors,
): (
  request: FastifyRequest,
  typed: string,
  change: (work: Change) => Promise<Omit<Entered, 'isInCart'>>,
) => Promise<Entered> {
  const attempts = createAttemptLimiter(database, 'coupon', MAX_WRONG_CODES, ATTEMPT_WINDOW_MS);
  return async (request, typed, change) => {
    const code = normaliseCode(typed);
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
    const isAllowed = !(await Promise.all(limited.map((who) => attempts.consume(who)))).includes(false);
    const { cart, reason } = await change((queries, before) =>
      isAllowed ? addCoupon(queries, before, code, person) : Promise.resolve(messages.tooManyCodes),
    );
    const isInCart = cart.couponCodes.includes(code);
    if (isAllowed && (reason !== undefined || isInCart)) await Promise.all(limited.map(attempts.undo));
    return { cart, reason, isInCart };
  };
}
