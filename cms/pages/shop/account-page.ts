import type { StoredCustomer } from '../../shop/customers.ts';
import { euros } from '../../shop/money.ts';
import type { Order } from '../../shop/orders.ts';
import type { PageBody, PageContext } from '../context.ts';
import { type Html, html } from '../../http/html.ts';
import { addressLines, deliveryText, privatePage, tokenField } from './partials.ts';
import { words } from './texts.ts';

function orderCard(order: Order): Html {
  const isPaid = order.status === 'paid';
  return html`<li class="shop-order">
    <div>
      <h3>${words.orderNumber(order.id)}</h3>
      <p>${order.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
    </div>
    <dl>
      <div>
        <dt>${words.deliveryTime}</dt>
        <dd>${deliveryText(order)}</dd>
      </div>
      <div>
        <dt>${words.total}</dt>
        <dd>${euros(order.totals.total)}</dd>
      </div>
      <div>
        <dt>${words.status}</dt>
        <dd>${isPaid ? words.paid : words.waiting}</dd>
      </div>
    </dl>
    <a href="${isPaid ? '/kuitti/' : '/maksu/'}${order.key}"
      >${isPaid ? words.showReceipt : words.payNow}<span class="shop-hidden"
        >: ${words.orderNumber(order.id)}</span
      ></a
    >
  </li>`;
}

/** The account of who is logged in: orders, address, the way out. */
export function accountPage(
  context: PageContext,
  customer: StoredCustomer,
  orders: readonly Order[],
): PageBody {
  const { deliveryAddress, phoneCountryCode, phoneNumber } = customer;
  return privatePage(
    words.account,
    'shop-account',
    html`<header class="shop-head">
        <div>
          <p class="shop-over">${words.account}</p>
          <h1>${words.welcome(customer.firstName)}</h1>
        </div>
        <form method="post" action="/ulos">
          ${tokenField(context)}<button class="shop-plain">${words.logOut}</button>
        </form>
      </header>
      <div class="shop-columns">
        <section aria-labelledby="orders">
          <h2 id="orders">${words.orders}</h2>
          ${
            orders.length === 0
              ? html`<p>${words.noOrders}</p>
                  <p><a class="button" href="/tuotteet">${words.browse}</a></p>`
              : html`<ul class="shop-orders">
                  ${orders.map(orderCard)}
                </ul>`
          }
        </section>
        <aside class="shop-card" aria-labelledby="address">
          <h2 id="address">${words.address}</h2>
          ${
            deliveryAddress
              ? html`${addressLines(deliveryAddress)}${phoneNumber && html`<p>${phoneCountryCode} ${phoneNumber}</p>`}`
              : html`<p>${words.noAddress}</p>`
          }
          <p>${customer.email}</p>
        </aside>
      </div>`,
  );
}
