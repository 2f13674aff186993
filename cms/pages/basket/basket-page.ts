import type { CartAnswer } from '../../shop/cart-answer.ts';
import { areaOf, deliveryDates } from '../../shop/delivery.ts';
import { paymentMethods } from '../../shop/orders.ts';
import type { PageBody, PageContext } from '../context.ts';
import { type Html, html } from '../../http/html.ts';
import { marker } from '../marker.ts';
import { BASKET_PATH } from '../settings.ts';
import { cartTable } from './cart-table.ts';
import { plainCheckout, type Typed } from './plain-checkout.ts';
import { purchaseForm, PURCHASE_FORM } from './purchase-form.ts';
import { stepScript } from './step-script.ts';
import { words } from './texts.ts';

/** The styles of what the page has without a script, which are those of the shop's other pages: with a script nobody waits for them. */
const WITHOUT_SCRIPT = html`<link rel="stylesheet" href="/theme/shop.css" />`;

/** A block of a later step, which has nothing to show at first: the cart comes before its code. */
const later = (widget: string, props: Record<string, unknown>): Html =>
  marker({ widget, props, load: 'idle' });

/** The cart for the page's settings; one with something to be told once is left to the call that tells it. */
const told = (cart: CartAnswer): CartAnswer | undefined =>
  cart.warnings.length + cart.checkoutWarnings.length === 0 ? cart : undefined;

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
  const toldCart = told(cart);
  const checkout = { paymentMethods: methods, purchaseFormSelector: `#${PURCHASE_FORM}` };
  return {
    title: words.title,
    description: words.description,
    // A robot has nothing in it, whatever else stands in the address.
    canonicalPath: BASKET_PATH,
    pageId: 'basket',
    widgets: [
      { widget: 'cart', load: 'eager', isTold: toldCart !== undefined },
      { widget: 'login-prompt', load: 'idle' },
      { widget: 'checkout', load: 'idle' },
    ],
    ...(toldCart && { settings: { cart: toldCart } }),
    script: stepScript,
    stylesheets: ['/theme/basket.css'],
    content: html`<div class="shop-page shop-basket">
      <h1>${words.title}</h1>
      ${payment !== undefined && waits(payment)}
      <div class="shop-cart">${marker({ widget: 'cart', props: {}, load: 'eager' })}</div>
      <div class="shop-plain-cart">
        <noscript>${WITHOUT_SCRIPT}${cartTable(cart, context)}</noscript>
      </div>
      ${later('login-prompt', {})}${later('checkout', checkout)}
      <noscript
        >${cart.lineItems.length > 0 && plainCheckout(context, { cart, methods, postalCode, dates, typed })}</noscript
      >
      ${purchaseForm(context)}
    </div>`,
  };
}
