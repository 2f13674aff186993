import type { OrderReason } from 'saaristo/schemas';
import type { CartAnswer } from '../../cart-answer.ts';
import { listOrderLinks } from '../../order-links.ts';
import { listPaymentMethods } from '../../orders.ts';
import type { PageBody, PageContext } from '../../../pages/render/context.ts';
import { type Html, html } from '../../../platform/http/html.ts';
import { createInlineScript } from '../../../platform/http/inline-element.ts';
import { renderMarker } from '../../../pages/render/marker.ts';
import { BASKET_PATH } from '../../../pages/render/settings.ts';
import { renderPurchaseForm, PURCHASE_FORM } from './purchase-form.ts';
import { messages } from '../../page-messages.ts';
import { renderPrivacyNote } from '../partials.ts';

/**
 * Sets `data-shop-step` from the URL's hash for the styles (SHP-03), since the server does not get the hash. It is
 * placed before the stylesheets like all inline scripts (mount/page/lost-script.ts).
 */
export const stepScript = createInlineScript(
  `if(/^#(toimitus|maksu|kirjaudu)$/.test(location.hash))document.documentElement.dataset.shopStep=location.hash.slice(1)`,
);

/** Renders the block of a later step. It is empty at first, so that the cart's code loads first. */
const renderDeferred = (widget: string, props: Record<string, unknown>): Html =>
  renderMarker({ widget, props, load: 'idle' });

/** Renders a link to the unpaid order of this cart, which can be paid or cancelled there. */
const renderPendingPayment = (key: string): Html =>
  html`<p class="shop-waits">${messages.orderWaiting} <a href="/maksu/${key}">${messages.toPayment}</a></p>`;

/** The input of the forms without a script: what was refused, to be shown again, or the data of the customer. */
interface Filled {
  typedCoupon?: string | undefined;
  order?:
    | {
        fields: Readonly<Record<string, string>>;
        /** Reasons by the names of the fields. */
        problems?: Readonly<Record<string, OrderReason>>;
      }
    | undefined;
}

/**
 * The cart page with cart, login prompt and checkout, each shown at its hash (SHP-03).
 * @param cart undefined if the page is fetched in advance: the cart may change before the visitor sees it, and is loaded then
 * @param payment key of the unpaid order that locks the cart
 */
export async function renderBasketPage(
  context: PageContext,
  cart: CartAnswer | undefined,
  payment: string | undefined,
  { order, typedCoupon }: Filled = {},
): Promise<PageBody> {
  const checkout = {
    paymentMethods: await listPaymentMethods(context.database),
    purchaseFormSelector: `#${PURCHASE_FORM}`,
  };
  return {
    title: messages.cartTitle,
    description: messages.cartDescription,
    // Search engines see an empty cart for every query.
    canonical: BASKET_PATH,
    pageId: 'basket',
    widgets: [
      { widget: 'cart', load: 'eager', hasVisitorData: cart !== undefined },
      { widget: 'login-prompt', load: 'idle' },
      { widget: 'checkout', load: 'idle', hasVisitorData: cart !== undefined },
    ],
    settings: {
      orderLinks: await listOrderLinks(context.database),
      ...(cart && { cart }),
      ...(typedCoupon && { typedCoupon }),
      ...(order && { order: order.fields, orderProblems: order.problems }),
    },
    script: stepScript,
    stylesheets: ['/theme/basket.css'],
    content: html`<div class="shop-page shop-basket">
      <h1>${messages.cartTitle}</h1>
      ${payment !== undefined && renderPendingPayment(payment)}
      <div class="shop-cart">${renderMarker({ widget: 'cart', props: {}, load: 'eager' })}</div>
      ${renderDeferred('login-prompt', {})}${renderDeferred('checkout', checkout)}${renderPurchaseForm(context)}
      ${cart?.lineItemCount !== 0 && renderPrivacyNote(context)}
    </div>`,
  };
}
