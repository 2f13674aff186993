import type { StoredCustomer } from '../customers.ts';
import { formatEuros } from '../money.ts';
import type { Order } from '../orders.ts';
import type { PageBody, PageContext } from '../../pages/render/context.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { renderAddress, formatDelivery, createPrivatePage, renderCsrfField } from './partials.ts';
import { messages } from './messages.ts';

function renderOrderCard(order: Order): Html {
  const isPaid = order.status === 'paid';
  return html`<li class="shop-order">
    <div>
      <h3>${messages.orderNumber(order.id)}</h3>
      <p>${order.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
    </div>
    <dl>
      <div>
        <dt>${messages.deliveryTime}</dt>
        <dd>${formatDelivery(order)}</dd>
      </div>
      <div>
        <dt>${messages.total}</dt>
        <dd>${formatEuros(order.totals.total)}</dd>
      </div>
      <div>
        <dt>${messages.status}</dt>
        <dd>${isPaid ? messages.paid : messages.waiting}</dd>
      </div>
    </dl>
    <a href="${isPaid ? '/kuitti/' : '/maksu/'}${order.key}"
      >${isPaid ? messages.showReceipt : messages.payNow}<span class="shop-hidden"
        >: ${messages.orderNumber(order.id)}</span
      ></a
    >
  </li>`;
}

/** The account page: orders, address and log-out. */
export function renderAccountPage(
  context: PageContext,
  customer: StoredCustomer,
  orders: readonly Order[],
): PageBody {
  const { deliveryAddress, phoneCountryCode, phoneNumber } = customer;
  return createPrivatePage(
    messages.account,
    'shop-account',
    html`<header class="shop-head">
        <div>
          <p class="shop-over">${messages.account}</p>
          <h1>${messages.welcome(customer.firstName)}</h1>
        </div>
        <form method="post" action="/ulos">
          ${renderCsrfField(context)}<button class="shop-plain">${messages.logOut}</button>
        </form>
      </header>
      <div class="shop-columns">
        <section aria-labelledby="orders">
          <h2 id="orders">${messages.orders}</h2>
          ${
            orders.length === 0
              ? html`<p>${messages.noOrders}</p>
                  <p><a class="button" href="/tuotteet">${messages.browse}</a></p>`
              : html`<ul class="shop-orders">
                  ${orders.map(renderOrderCard)}
                </ul>`
          }
        </section>
        <aside class="shop-card" aria-labelledby="address">
          <h2 id="address">${messages.address}</h2>
          ${
            deliveryAddress
              ? html`${renderAddress(deliveryAddress)}${phoneNumber && html`<p>${phoneCountryCode} ${phoneNumber}</p>`}`
              : html`<p>${messages.noAddress}</p>`
          }
          <p>${customer.email}</p>
        </aside>
      </div>`,
  );
}
