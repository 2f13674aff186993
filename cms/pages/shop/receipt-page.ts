import { euros } from '../../shop/money.ts';
import type { Order } from '../../shop/orders.ts';
import type { PageBody } from '../context.ts';
import { type Html, html } from '../../http/html.ts';
import { addressLines, deliveryText, privatePage, summary } from './partials.ts';
import { words } from './texts.ts';

const DATE = new Intl.DateTimeFormat('fi-FI', {
  timeZone: 'Europe/Helsinki',
  dateStyle: 'short',
  timeStyle: 'short',
});

const fact = (name: string, value: Html | string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** The receipt of an order that is paid; it prints on one sheet. */
export function receiptPage(order: Order): PageBody {
  const { id, email, phone, paymentMethod, additionalInformation, lines } = order;
  return privatePage(
    `${words.receipt} ${id}`,
    'shop-receipt',
    html`<header class="shop-head">
        <div>
          <p class="shop-over">${words.orderNumber(id)}</p>
          <h1>${words.thanks}</h1>
        </div>
      </header>
      <p class="lead">${words.thanksLead(email)}</p>
      <div class="shop-columns">
        <section aria-labelledby="receipt">
          <h2 id="receipt">${words.receipt}</h2>
          <table class="shop-lines">
            <thead>
              <tr>
                <th scope="col">${words.product}</th>
                <th scope="col">${words.quantity}</th>
                <th scope="col">${words.price}</th>
                <th scope="col">${words.sum}</th>
              </tr>
            </thead>
            <tbody>
              ${lines.map(
                ({ name, quantity, priceCents }) =>
                  html`<tr>
                    <th scope="row">${name}</th>
                    <td>${quantity}</td>
                    <td>${euros(priceCents)}</td>
                    <td>${euros(quantity * priceCents)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
          ${summary(order)}
        </section>
        <aside class="shop-card" aria-label="${words.deliveryTime}">
          <dl class="shop-facts">
            ${fact(words.deliveryTime, deliveryText(order))}${fact(words.address, addressLines(order.address))}${
              phone && fact(words.phone, phone)
            }${additionalInformation && fact(words.information, additionalInformation)}${fact(
              words.payment,
              paymentMethod || words.free,
            )}${fact(words.ordered, DATE.format(order.placedAt))}
          </dl>
          <p class="shop-go"><a href="/tuotteet">${words.continueShopping}</a></p>
        </aside>
      </div>`,
  );
}
