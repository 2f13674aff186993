import type { CartAnswer } from '../../shop/cart-answer.ts';
import { areaOf, deliveryDates } from '../../shop/delivery.ts';
import { paymentMethods } from '../../shop/orders.ts';
import type { PageBody, PageContext } from '../context.ts';
import { type Html, html } from '../../http/html.ts';
import { marker } from '../marker.ts';
import { cartTable } from './cart-table.ts';
import { plainCheckout, type Typed } from './plain-checkout.ts';
import { purchaseForm, PURCHASE_FORM } from './purchase-form.ts';
import { words } from './texts.ts';

/** A block that has nothing to show at first, and leaves no room for it. */
const hidden = (widget: string, props: Record<string, unknown>): Html =>
  marker({ widget, props, load: 'eager' });

/** An order of this cart waits to be paid: the way back to its payment, which can be cancelled there. */
const waits = (key: string): Html =>
  html`<p class="shop-waits">${words.waiting} <a href="/maksu/${key}">${words.toPayment}</a></p>`;

/**
 * The cart page: the cart, the login prompt and the checkout, each at its hash; a table and a form without a script (SHP-03).
 * @param payment key of the payment that the cart waits for
 * @param typed what was typed into the form of an order that was refused
 */
export async function basketPage(
  context: PageContext,
  cart: CartAnswer,
  payment: string | undefined,
  typed: Typed = () => '',
): Promise<PageBody> {
  const methods = await paymentMethods(context.database);
  const postalCode = (context.query.get('postinumero') ?? typed('PostalCode')).trim();
  const area = await areaOf(context.database, postalCode);
  const dates = area === undefined ? [] : await deliveryDates(context.database, area, new Date());
  const cartBlock = {
    widget: 'cart',
    props: {},
    load: 'eager',
  };
  const checkout = { paymentMethods: methods, purchaseFormSelector: `#${PURCHASE_FORM}` };
  return {
    title: words.title,
    description: words.description,
    noIndex: true,
    pageId: 'basket',
    widgets: [cartBlock, { widget: 'login-prompt', load: 'eager' }, { widget: 'checkout', load: 'eager' }],
    stylesheets: ['/theme/shop.css'],
    content: html`<div class="shop-page shop-basket">
      <h1>${words.title}</h1>
      ${payment !== undefined && waits(payment)}
      ${marker({ ...cartBlock, fallback: html`<noscript>${cartTable(cart, context)}</noscript>` })}
      ${hidden('login-prompt', {})}${hidden('checkout', checkout)}
      <noscript
        >${cart.lineItems.length > 0 && plainCheckout(context, { cart, methods, postalCode, dates, typed })}</noscript
      >
      ${purchaseForm(context)}
    </div>`,
  };
}
