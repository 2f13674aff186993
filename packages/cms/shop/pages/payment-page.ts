import { formatEuros } from '../../platform/model/money.ts';
import type { Order } from '../orders.ts';
import type { PageBody, PageContext } from '../../pages/render/context.ts';
import { html } from '../../platform/http/html.ts';
import type { OrderLink } from '../order-links.ts';
import { createPrivatePage, renderOrderLinks, renderSummary, renderCsrfField } from './partials.ts';
import { messages } from '../page-messages.ts';
import { PAYMENT_MINUTES } from '../purchase.ts';

/** Page of the demo's payment service, which says that it is a demo and accepts or cancels the payment. */
export function renderPaymentPage(context: PageContext, order: Order, links: readonly OrderLink[]): PageBody {
  const { id, key, paymentMethod, totals } = order;
  return createPrivatePage(
    messages.payment,
    'shop-payment',
    html`<div class="shop-panel">
      <p class="shop-over">${messages.paymentService}</p>
      <h1>${formatEuros(totals.total)}</h1>
      <p class="shop-demo">${messages.paymentDemo}</p>
      <dl class="shop-facts">
        <div>
          <dt>${messages.payee}</dt>
          <dd>${context.site.name}</dd>
        </div>
        <div>
          <dt>${messages.order}</dt>
          <dd>${id}</dd>
        </div>
        <div>
          <dt>${messages.method}</dt>
          <dd>${paymentMethod}</dd>
        </div>
      </dl>
      ${renderSummary(order)}
      <div class="shop-actions">
        <form method="post" action="/maksu/${key}">
          ${renderCsrfField(context)}<button class="button">
            ${messages.pay(formatEuros(totals.total))}
          </button>
        </form>
        <form method="post" action="/maksu/${key}/peruuta">
          ${renderCsrfField(context)}<button class="shop-plain">${messages.cancel}</button>
        </form>
      </div>
      <p class="shop-note">${messages.hold(PAYMENT_MINUTES)}</p>
      ${renderOrderLinks(links)}
    </div>`,
  );
}
