import { euros } from '../../shop/money.ts';
import type { Order } from '../../shop/orders.ts';
import type { PageBody, PageContext } from '../context.ts';
import { html } from '../../http/html.ts';
import { privatePage, summary, tokenField } from './partials.ts';
import { words } from './texts.ts';

/** The demo's own payment service: says that it is one, and takes yes or no. */
export function paymentPage(context: PageContext, order: Order): PageBody {
  const { id, key, paymentMethod, totals } = order;
  return privatePage(
    words.payment,
    'shop-payment',
    html`<div class="shop-door">
      <p class="shop-over">${words.paymentService}</p>
      <h1>${euros(totals.total)}</h1>
      <p class="shop-demo">${words.paymentDemo}</p>
      <dl class="shop-facts">
        <div>
          <dt>${words.payee}</dt>
          <dd>${context.site.name}</dd>
        </div>
        <div>
          <dt>${words.order}</dt>
          <dd>${id}</dd>
        </div>
        <div>
          <dt>${words.method}</dt>
          <dd>${paymentMethod}</dd>
        </div>
      </dl>
      ${summary(order)}
      <div class="shop-actions">
        <form method="post" action="/maksu/${key}">
          ${tokenField(context)}<button class="button">${words.pay(euros(totals.total))}</button>
        </form>
        <form method="post" action="/maksu/${key}/peruuta">
          ${tokenField(context)}<button class="shop-plain">${words.cancel}</button>
        </form>
      </div>
      <p class="shop-note">${words.hold}</p>
    </div>`,
  );
}
