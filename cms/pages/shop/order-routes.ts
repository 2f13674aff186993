import type { FastifyRequest } from 'fastify';
import { ORDER_FIELD, WITHOUT_SCRIPT } from 'saaristo/schemas';
import { showCart } from '../../shop/carts.ts';
import { customerOf } from '../../shop/logins.ts';
import { readOrderForm } from '../../shop/order-form.ts';
import { type Buyer, findOrder, type Order, waitingPayment } from '../../shop/orders.ts';
import { type PaymentNotice, takeNotice } from '../../shop/payment.ts';
import { purchase } from '../../shop/purchase.ts';
import { releaseOverdue } from '../../shop/cancel-unpaid-order.ts';
import { cartOf } from '../../shop/visitor-carts.ts';
import { basketPage } from '../basket/basket-page.ts';
import type { PageBody, PageContext } from '../context.ts';
import { BASKET_PATH, ORDER_PATH } from '../settings.ts';
import { paymentPage } from './payment-page.ts';
import { receiptPage } from './receipt-page.ts';
import { cancelledPage, noOrderPage } from './sentence-page.ts';
import { textIn, type ShopPageOptions, type ShopSite } from './site.ts';

/** The payment step of the cart page (CHK-08). */
const cartPath = (postalCode: string): string =>
  `${BASKET_PATH}${postalCode === '' ? '' : `?postinumero=${encodeURIComponent(postalCode)}`}#maksu`;

/** What was typed into the form of an order. */
const typedIn = (body: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(body).flatMap((name) => (name.startsWith(ORDER_FIELD) ? [[name, textIn(body, name)]] : [])),
  );

const payPath = (key: string): string => `/maksu/${encodeURIComponent(key)}`;
const receiptPath = (key: string): string => `/kuitti/${encodeURIComponent(key)}`;

/** What the demo's payment service says of an order that it was given: it takes the money of each once. */
const noticeOf = ({ key, totals }: Order, status: PaymentNotice['status']): PaymentNotice => ({
  order: key,
  payment: `demo-${key}`,
  cents: totals.total,
  status,
});

/** The purchase (API-46), its payment, and the receipt. */
export function orderRoutes({ page, form }: ShopSite, { database, visitors }: ShopPageOptions): void {
  form(ORDER_PATH, async (request, reply, body) => {
    const customer = await customerOf(database, request);
    const order = readOrderForm(body, customer);
    const visitor = visitors.visitorOf(request) ?? visitors.identify(request, reply);
    const buyer = { visitor, customerId: customer?.id ?? null, email: customer?.email };
    const done = await purchase(database, buyer, order);
    if (done.next === 'cart' && WITHOUT_SCRIPT in body) {
      const cart = await showCart(database, visitor);
      const payment = await waitingPayment(database, await cartOf(database, visitor), buyer);
      return (context) => basketPage(context, cart, payment, typedIn(body));
    }
    if (done.next === 'cart') return cartPath(order.address.postalCode);
    return done.next === 'pay' ? payPath(done.key) : receiptPath(done.key);
  });

  const buyerOf = async (request: FastifyRequest): Promise<Buyer> => ({
    visitor: visitors.visitorOf(request),
    customerId: (await customerOf(database, request))?.id ?? null,
  });

  const orderPage = (path: string, make: (order: Order, context: PageContext) => PageBody | string): void =>
    page(`${path}/:key`, async (request, context) => {
      await releaseOverdue(database);
      const { key } = request.params;
      const buyer = await buyerOf(request);
      const order = await findOrder(database, key, buyer);
      return order
        ? make(order, context)
        : noOrderPage(buyer.customerId === null ? `${path}/${key}` : undefined);
    });

  orderPage('/maksu', (order, context) => {
    if (order.status === 'paid') return receiptPath(order.key);
    return order.status === 'waiting' ? paymentPage(context, order) : cancelledPage(order.refund);
  });

  orderPage('/kuitti', (order) => (order.status === 'paid' ? receiptPage(order) : payPath(order.key)));

  form('/maksu/:key', async (request) => {
    const { key } = request.params;
    const order = await findOrder(database, key, await buyerOf(request));
    // The service takes no money for what was cancelled there.
    if (!order || order.status === 'cancelled') return payPath(key);
    const status = await takeNotice(database, noticeOf(order, 'paid'));
    return status === 'paid' ? receiptPath(key) : payPath(key);
  });

  form('/maksu/:key/peruuta', async (request) => {
    const { key } = request.params;
    const order = await findOrder(database, key, await buyerOf(request));
    if (!order) return payPath(key);
    return (await takeNotice(database, noticeOf(order, 'cancelled'))) === 'paid'
      ? receiptPath(key)
      : cartPath(order.address.postalCode);
  });
}
