import { showCart, waitingPayment } from '../../shop/carts.ts';
import { customerOf } from '../../shop/logins.ts';
import { readOrderForm } from '../../shop/order-form.ts';
import { findOrder, type Order } from '../../shop/orders.ts';
import { cancel, pay } from '../../shop/payment.ts';
import { purchase } from '../../shop/purchase.ts';
import { releaseOverdue } from '../../shop/release.ts';
import { basketPage } from '../basket/basket-page.ts';
import { PLAIN } from '../basket/plain-checkout.ts';
import type { PageBody, PageContext } from '../context.ts';
import { paymentPage } from './payment-page.ts';
import { receiptPage } from './receipt-page.ts';
import { cancelledPage, noOrderPage } from './sentence-page.ts';
import { textIn, type ShopPageOptions, type ShopSite } from './site.ts';

/** The payment step of the cart page (CHK-08). */
const cartPath = (postalCode: string): string =>
  `/ostoskori${postalCode === '' ? '' : `?postinumero=${encodeURIComponent(postalCode)}`}#maksu`;

const payPath = (key: string): string => `/maksu/${encodeURIComponent(key)}`;
const receiptPath = (key: string): string => `/kuitti/${encodeURIComponent(key)}`;

/** The purchase (API-46), its payment, and the receipt. */
export function orderRoutes({ page, form }: ShopSite, { database, sessions }: ShopPageOptions): void {
  form('/ostoskori/tilaus', async (request, reply, body) => {
    const customer = await customerOf(database, request);
    const order = readOrderForm(body, customer);
    const visitor = sessions.visitorOf(request) ?? sessions.admit(request, reply);
    const done = await purchase(database, { visitor, customerId: customer?.id ?? null }, order);
    if (done.next === 'cart' && PLAIN in body) {
      const [cart, payment] = [await showCart(database, visitor), await waitingPayment(database, visitor)];
      return (context) => basketPage(context, cart, payment, (name) => textIn(body, `Form.${name}`));
    }
    if (done.next === 'cart') return cartPath(order.address.postalCode);
    return done.next === 'pay' ? payPath(done.key) : receiptPath(done.key);
  });

  const orderPage = (path: string, make: (order: Order, context: PageContext) => PageBody | string): void =>
    page(`${path}/:key`, async ({ params }, context) => {
      await releaseOverdue(database);
      const order = await findOrder(database, params.key);
      return order ? make(order, context) : noOrderPage();
    });

  orderPage('/maksu', (order, context) => {
    if (order.status === 'paid') return receiptPath(order.key);
    return order.status === 'waiting' ? paymentPage(context, order) : cancelledPage();
  });

  orderPage('/kuitti', (order) => (order.status === 'paid' ? receiptPage(order) : payPath(order.key)));

  form('/maksu/:key', async ({ params: { key } }) =>
    (await pay(database, key)) === 'paid' ? receiptPath(key) : payPath(key),
  );

  form('/maksu/:key/peruuta', async ({ params: { key } }) => {
    const status = await cancel(database, key);
    if (status === 'paid') return receiptPath(key);
    return cartPath((await findOrder(database, key))?.address.postalCode ?? '');
  });
}
