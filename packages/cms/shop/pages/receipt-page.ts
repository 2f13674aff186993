import { formatEuros } from '../money.ts';
import type { Order } from '../orders.ts';
import type { PageBody } from '../../pages/render/context.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { renderAddress, formatDelivery, createPrivatePage, renderSummary } from './partials.ts';
import { messages } from './messages.ts';

const DATE = new Intl.DateTimeFormat('fi-FI', {
  timeZone: 'Europe/Helsinki',
  dateStyle: 'short',
  timeStyle: 'short',
});

const renderFact = (name: string, value: Html | string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** The receipt of a paid order. It fits on one printed page. */
export function renderReceiptPage(order: Order): PageBody {
  const { id, email, phone, paymentMethod, additionalInformation, lines } = order;
  return createPrivatePage(
    `${messages.receipt} ${id}`,
    'shop-receipt',
    html`<header class="shop-head">
        <div>
          <p class="shop-over">${messages.orderNumber(id)}</p>
          <h1>${messages.thanks}</h1>
        </div>
      </header>
      <p class="lead">${messages.thanksLead(email)}</p>
      <div class="shop-columns">
        <section aria-labelledby="receipt">
          <h2 id="receipt">${messages.receipt}</h2>
          <table class="shop-lines">
            <thead>
              <tr>
                <th scope="col">${messages.product}</th>
                <th scope="col">${messages.quantity}</th>
                <th scope="col">${messages.price}</th>
                <th scope="col">${messages.sum}</th>
              </tr>
            </thead>
            <tbody>
              ${lines.map(
                ({ name, quantity, priceCents }) =>
                  html`<tr>
                    <th scope="row">${name}</th>
                    <td>${quantity}</td>
                    <td>${formatEuros(priceCents)}</td>
                    <td>${formatEuros(quantity * priceCents)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
          ${renderSummary(order)}
        </section>
        <aside class="shop-card" aria-label="${messages.deliveryTime}">
          <dl class="shop-facts">
            ${renderFact(messages.deliveryTime, formatDelivery(order))}${renderFact(messages.address, renderAddress(order.address))}${
              phone && renderFact(messages.phone, phone)
            }${additionalInformation && renderFact(messages.information, additionalInformation)}${renderFact(
              messages.payment,
              paymentMethod || messages.free,
            )}${renderFact(messages.ordered, DATE.format(order.placedAt))}
          </dl>
          <p class="shop-go"><a href="/tuotteet">${messages.continueShopping}</a></p>
        </aside>
      </div>`,
  );
}
