import { formatEuros } from '../../platform/model/money.ts';
import type { Order } from '../orders.ts';
import type { PageBody } from '../../pages/render/context.ts';
import { type Html, html, joinLines } from '../../platform/http/html.ts';
import { listGoodsHeads, listOrderFacts, listRights, listSellerLines } from '../confirmation.ts';
import type { StoredTerms } from '../terms.ts';
import { createPrivatePage, renderSummary } from './partials.ts';
import { messages } from '../page-messages.ts';

const renderFact = (name: string, value: Html | string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/**
 * The receipt of a paid order, with the content of its confirmation.
 * @param canMail whether the server sends confirmations
 */
export function renderReceiptPage(order: Order, terms: StoredTerms | undefined, canMail: boolean): PageBody {
  const seller = terms?.seller;
  const { id, email, lines } = order;
  return createPrivatePage(
    `${messages.receipt} ${id}`,
    'shop-receipt',
    html`<header class="shop-head">
        <div>
          <p class="shop-over">${messages.orderNumber(id)}</p>
          <h1>${messages.thanks}</h1>
        </div>
      </header>
      <p class="lead">${canMail ? messages.thanksMailed(email) : messages.thanksLead(email)}</p>
      <div class="shop-columns">
        <section aria-labelledby="receipt">
          <h2 id="receipt">${messages.receipt}</h2>
          <table class="shop-lines">
            <thead>
              <tr>
                ${listGoodsHeads(messages).map((head) => html`<th scope="col">${head}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${lines.map(
                ({ name, quantity, priceCents }) =>
                  html`<tr>
                    <th scope="row">${quantity} × ${name}</th>
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
            ${listOrderFacts(order).map(([name, texts]) =>
              renderFact(name, texts.length > 1 ? html`<address>${joinLines(texts)}</address>` : texts[0]!),
            )}
          </dl>
          <p class="shop-go"><a href="/tuotteet">${messages.continueShopping}</a></p>
        </aside>
      </div>
      <section class="shop-rights" aria-label="${messages.orderFacts}">
        ${listRights(terms).map(
          ([heading, text]) =>
            html`<div>
              <h2>${heading}</h2>
              <p>${text}</p>
            </div>`,
        )}${
          seller &&
          html`<div>
            <h2>${messages.seller}</h2>
            <p>${joinLines(listSellerLines(seller))}</p>
          </div>`
        }
      </section>`,
  );
}
