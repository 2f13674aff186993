import type { CartAnswer } from '../../shop/cart-answer.ts';
import { MOST_PIECES } from '../../shop/lines.ts';
import type { PageContext } from '../context.ts';
import { type Html, html } from '../../http/html.ts';
import { BASKET_PATH } from '../settings.ts';
import { tokenField } from '../shop/partials.ts';
import { words } from './texts.ts';

export const LINE_PATH = `${BASKET_PATH}/rivi`;

const euros = (amount: string): string => `${amount}\u00a0€`;

const notices = ({ warnings, checkoutWarnings }: CartAnswer): Html => {
  const texts = [...new Set([...warnings, ...checkoutWarnings])];
  return html`${
    texts.length > 0 &&
    html`<div class="shop-error" role="alert">${texts.map((text) => html`<p>${text}</p>`)}</div>`
  }`;
};

/** The rows between the lines and the total; rows of nothing are left out (SHP-07). */
const sums = (cart: CartAnswer): Html => {
  const rows: [name: string, sign: string, amount: string][] = [
    [words.discount, '−', cart.orderDiscount],
    [words.discount, '−', cart.usedLoyaltyCouponAmount],
    [words.shipping, '', cart.shippingTotal],
    [words.handling, '', cart.handlingTotal],
    [words.paidByCode, '−', cart.usedRefundCodeAmount],
    [words.paidByCode, '−', cart.usedGiftCardAmount],
  ];
  return html`${rows.map(
    ([name, sign, amount]) =>
      amount !== '0,00' &&
      html`<tr>
        <th scope="row" colspan="2">${name}</th>
        <td>${sign}${euros(amount)}</td>
      </tr>`,
  )}`;
};

/** The lines of a cart, each with a form that changes it: what is shown where no script runs. */
export function cartTable(cart: CartAnswer, context: PageContext): Html {
  if (cart.lineItems.length === 0)
    return html`<p class="lead">${words.empty}</p>
      <p><a class="button" href="/tuotteet">${words.browse}</a></p>`;
  return html`${notices(cart)}
    <table class="shop-table">
      <thead>
        <tr>
          <th scope="col">${words.product}</th>
          <th scope="col">${words.pieces}</th>
          <th scope="col">${words.price}</th>
        </tr>
      </thead>
      <tbody>
        ${cart.lineItems.map(
          ({ code, name, quantity, linePrice }) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>
                <form class="shop-line" method="post" action="${LINE_PATH}">
                  ${tokenField(context)}<input type="hidden" name="code" value="${code}" />
                  <input
                    type="number"
                    name="quantity"
                    min="0"
                    max="${MOST_PIECES}"
                    value="${quantity}"
                    aria-label="${words.quantity(name)}"
                  />
                  <button class="shop-plain">${words.change}</button>
                  <button class="shop-plain" name="remove" value="1" formnovalidate>${words.remove}</button>
                </form>
              </td>
              <td>${euros(linePrice)}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        ${sums(cart)}
        <tr>
          <th scope="row" colspan="2">${words.total}</th>
          <td>${euros(cart.total)}</td>
        </tr>
      </tfoot>
    </table>`;
}
