import type { FastifyRequest } from 'fastify';
import { ORDER_FIELD, WITHOUT_SCRIPT } from 'saaristo/schemas';
import { listOrderLinks } from '../order-links.ts';
import { getTerms } from '../terms.ts';
import { peekCart } from '../carts.ts';
import { findCustomer } from '../customer-session.ts';
import { listOrderProblems, readOrderForm } from '../order-form.ts';
import { type Buyer, findOrder, type Order, findPendingPayment } from '../orders.ts';
import { type PaymentNotice, handlePaymentNotice } from '../payment.ts';
import { purchase } from '../purchase.ts';
import { endOverdueOrders } from '../cancel-unpaid-order.ts';
import { findCartId } from '../visitor-carts.ts';
import { renderBasketPage } from './basket/basket-page.ts';
import type { PageBody, PageContext } from '../../pages/render/context.ts';
import { BASKET_PATH, ORDER_PATH } from '../../pages/render/settings.ts';
import { renderPaymentPage } from './payment-page.ts';
import { renderReceiptPage } from './receipt-page.ts';
import { renderCancelledPage, renderNoOrderPage } from './message-page.ts';
import { getField, type ShopPageOptions, type ShopRouter } from './router.ts';

/** Returns the path of the cart page's payment step (CHK-08). */
const getCartPath = (postalCode: string): string =>
  `${BASKET_PATH}${postalCode === '' ? '' : `?postinumero=${encodeURIComponent(postalCode)}`}#maksu`;

/** Returns the typed fields of the order form. */
const readTypedFields = (body: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(body).flatMap((name) => (name.startsWith(ORDER_FIELD) ? [[name, getField(body, name)]] : [])),
  );

const getPaymentPath = (key: string): string => `/maksu/${encodeURIComponent(key)}`;
const getReceiptPath = (key: string): string => `/kuitti/${encodeURIComponent(key)}`;

/** Creates the notice of the demo's payment service. The service charges each order once. */
const createNotice = ({ key, totals }: Order, status: PaymentNotice['status']): PaymentNotice => ({
  order: key,
  payment: `demo-${key}`,
  cents: totals.total,
  status,
});

/** Registers the purchase (API-46), its payment and the receipt. */
export function registerOrderRoutes(
  { page, form }: ShopRouter,
  { database, visitors, canMail = false }: ShopPageOptions,
): void {
  form(ORDER_PATH, async (request, reply, body) => {
    const customer = await findCustomer(database, request);
    const order = readOrderForm(body, customer);
    const visitor = visitors.findVisitor(request) ?? visitors.identify(request, reply);
    const buyer = { visitor, customerId: customer?.id ?? null, email: customer?.email };
    const done = await purchase(database, buyer, order);
    if (done.next === 'cart' && WITHOUT_SCRIPT in body) {
      const cart = await peekCart(database, visitor);
      const payment = await findPendingPayment(database, await findCartId(database, visitor), buyer);
      return (context) =>
        renderBasketPage(context, cart, payment, {
          order: {
            fields: readTypedFields(body),
            problems: Object.fromEntries(listOrderProblems(order)),
          },
        });
    }
    if (done.next === 'cart') return getCartPath(order.address.postalCode);
    return done.next === 'pay' ? getPaymentPath(done.key) : getReceiptPath(done.key);
  });

  const getBuyer = async (request: FastifyRequest): Promise<Buyer> => ({
    visitor: visitors.findVisitor(request),
    customerId: (await findCustomer(database, request))?.id ?? null,
  });

  const orderPage = (
    path: string,
    make: (order: Order, context: PageContext) => Promise<PageBody | string>,
  ): void =>
    page(`${path}/:key`, async (request, context) => {
      await endOverdueOrders(database);
      const { key } = request.params;
      const buyer = await getBuyer(request);
      const order = await findOrder(database, key, buyer);
      return order
        ? make(order, context)
        : renderNoOrderPage(buyer.customerId === null ? `${path}/${key}` : undefined);
    });

  orderPage('/maksu', async (order, context) => {
    if (order.status === 'paid') return getReceiptPath(order.key);
    return order.status === 'waiting'
      ? renderPaymentPage(context, order, await listOrderLinks(database))
      : renderCancelledPage(order);
  });

  orderPage('/kuitti', async (order) =>
    order.status === 'paid'
      ? renderReceiptPage(order, await getTerms(database), canMail)
      : getPaymentPath(order.key),
  );

  form('/maksu/:key', async (request) => {
    const { key } = request.params;
    const order = await findOrder(database, key, await getBuyer(request));
    // The service does not charge cancelled orders.
    if (!order || order.status === 'cancelled') return getPaymentPath(key);
    const status = await handlePaymentNotice(database, createNotice(order, 'paid'));
    return status === 'paid' ? getReceiptPath(key) : getPaymentPath(key);
  });

  form('/maksu/:key/peruuta', async (request) => {
    const { key } = request.params;
    const order = await findOrder(database, key, await getBuyer(request));
    if (!order) return getPaymentPath(key);
    return (await handlePaymentNotice(database, createNotice(order, 'cancelled'))) === 'paid'
      ? getReceiptPath(key)
      : getCartPath(order.address.postalCode);
  });
}
