import type { StoredCustomer } from '../customers.ts';
import { formatEuros } from '../../platform/model/money.ts';
import type { Order } from '../orders.ts';
import type { PageBody, PageContext } from '../../pages/render/context.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { LOG_OUT_PATH } from '../../pages/render/settings.ts';
import { ADDRESS_PATH } from './address-page.ts';
import { renderAddress, createPrivatePage, renderCsrfField } from './partials.ts';
import { describeStep } from '../confirmation.ts';
import { formatDelivery } from '../delivery.ts';
import { messages } from '../page-messages.ts';

/** Action of the form that puts the goods of an order into the basket, before the order's key. */
export const REORDER_PATH = '/tili/uudelleen';

function renderOrderCard(order: Order, context: PageContext): Html {
  const isPaid = order.status === 'paid';
  const last = order.steps.at(-1);
  return html`<li class="shop-order">
    <div>
      <h3>${messages.orderNumber(order.id)}</h3>
      <p>${order.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(' · ')}</p>
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
        <dd>${last ? describeStep(last, order) : isPaid ? messages.paid : messages.waiting}</dd>
      </div>
    </dl>
    <div class="shop-order-actions">
      <a href="${isPaid ? '/kuitti/' : '/maksu/'}${order.key}"
        >${isPaid ? messages.showReceipt : messages.payNow}<span class="shop-hidden"
          >: ${messages.orderNumber(order.id)}</span
        ></a
      >
      ${
        isPaid &&
        html`<form method="post" action="${REORDER_PATH}/${order.key}">
          ${renderCsrfField(context)}<button class="shop-plain">
            ${messages.orderAgain}<span class="shop-hidden">: ${messages.orderNumber(order.id)}</span>
          </button>
        </form>`
      }
    </div>
  </li>`;
}

/** The account page: orders, address and log-out. */
export function renderAccountPage(
  context: PageContext,
  customer: StoredCustomer,
  orders: readonly Order[],
  { isAddressSaved = false } = {},
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
        <form method="post" action="${LOG_OUT_PATH}">
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
                  ${orders.map((order) => renderOrderCard(order, context))}
                </ul>`
          }
        </section>
        <aside class="shop-card" aria-labelledby="address">
          <h2 id="address">${messages.address}</h2>
          ${isAddressSaved && html`<p role="status">${messages.addressSaved}</p>`}
          ${
            deliveryAddress
              ? html`${renderAddress(deliveryAddress)}${phoneNumber && html`<p>${phoneCountryCode} ${phoneNumber}</p>`}`
              : html`<p>${messages.noAddress}</p>`
          }
          <p>${customer.email}</p>
          <p>
            <a href="${ADDRESS_PATH}">${deliveryAddress ? messages.changeAddress : messages.addAddress}</a>
          </p>
        </aside>
      </div>`,
  );
}
