import type { ShopAddress } from '../../model/shop.ts';
import { dayLabel } from '../../shop/delivery.ts';
import { euros, percent } from '../../shop/money.ts';
import type { Order } from '../../shop/orders.ts';
import type { PageBody, PageContext } from '../context.ts';
import { type Html, html } from '../../http/html.ts';
import { words } from './texts.ts';

/** A page of the shop that is one visitor's alone. */
export const privatePage = (title: string, pageId: string, content: Html, status = 200): PageBody => ({
  title,
  description: title,
  noIndex: true,
  pageId,
  widgets: [],
  stylesheets: ['/theme/shop.css'],
  status,
  content: html`<div class="shop-page">${content}</div>`,
});

/** The field that makes a form of these pages pass. */
export const tokenField = ({ token }: PageContext): Html =>
  html`<input type="hidden" name="__RequestVerificationToken" value="${token}" />`;

export const addressLines = ({ firstName, lastName, streetAddress, postalCode, city }: ShopAddress): Html =>
  html`<address>${firstName} ${lastName}<br />${streetAddress}<br />${postalCode} ${city}</address>`;

/** 'tiistai 24.11. klo 16–18' */
export const deliveryText = ({ day, time }: Pick<Order, 'day' | 'time'>): string =>
  `${dayLabel(day)} klo ${time.replace('-', '–')}`;

const row = (name: string, cents: number, kind = ''): Html =>
  html`<div ${kind && html`class="${kind}"`}>
    <dt>${name}</dt>
    <dd>${cents < 0 && '−'}${euros(Math.abs(cents))}</dd>
  </div>`;

/** What an order costs, row by row; rows of nothing are left out. */
export function summary({ totals }: Order): Html {
  const rows: [string, number][] = [
    [words.subTotal, totals.subTotal],
    [words.discount, -totals.orderDiscount],
    [words.loyalty, -totals.usedLoyalty],
    [words.shipping, totals.shipping],
    [words.handling, totals.handling],
    [words.refund, -totals.usedRefund],
    [words.giftCard, -totals.usedGiftCard],
  ];
  return html`<dl class="shop-sums">
    ${rows.map(([name, cents]) => cents !== 0 && row(name, cents))}${row(words.total, totals.total, 'shop-total')}${row(
      words.vat(totals.vatRates.map(percent).join(' / ')),
      totals.vat,
      'shop-vat',
    )}
  </dl>`;
}
