import type { FastifyInstance } from 'fastify';

const NOTHING = '0,00';

/** SHP-11, of a basket into which nothing has been put. */
const EMPTY_CART = {
  currency: 'EUR',
  currencySymbol: '€',
  vatTotal: NOTHING,
  vatPercent: '14',
  orderDiscount: NOTHING,
  total: NOTHING,
  subTotal: NOTHING,
  usedGiftCardAmount: NOTHING,
  shippingTotal: NOTHING,
  shippingTotalWithoutDiscounts: NOTHING,
  warnings: [],
  checkoutWarnings: [],
  lineItemCount: 0,
  lineItems: [],
  couponCodes: [],
  handlingTotal: NOTHING,
  hasGiftCardsOnly: false,
  shippingMethodId: '',
  sveaPaymentsPaymentMethodCode: '',
  isEditable: true,
  usedLoyaltyCouponAmount: NOTHING,
  usedRefundCodeAmount: NOTHING,
};

/**
 * What the shop's header asks (API-33, API-39). This server neither sells nor logs in: there is no call that puts
 * anything into a basket, so every basket is empty, and every visitor is an anonymous one.
 */
export function shopRoutes(app: FastifyInstance): void {
  app.get('/api/v1/lihakauppa/shoppingcart/load', () => EMPTY_CART);
  app.get('/api/lk/customer', () => ({ loggedIn: false, deliveryAddress: null, billingAddress: null }));
}
