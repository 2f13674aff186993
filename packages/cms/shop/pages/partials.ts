import type { ShopAddress } from '../../platform/model/shop.ts';
import { formatDay } from '../delivery.ts';
import { formatEuros, formatPercent } from '../money.ts';
import type { Order } from '../orders.ts';
import type { PageBody, PageContext } from '../../pages/render/context.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { messages } from './messages.ts';

/** A personal page of the shop. */
export const createPrivatePage = (title: string, pageId: string, content: Html, status = 200): PageBody => ({
  title,
  description: title,
  noIndex: true,
  isConfidential: true,
  pageId,
  widgets: [],
  stylesheets: ['/theme/shop.css'],
  status,
  content: html`<div class="shop-page">${content}</div>`,
});

/** The hidden field with the CSRF token, which all forms need. */
export const renderCsrfField = ({ csrfToken: token }: PageContext): Html =>
  html`<input type="hidden" name="__RequestVerificationToken" value="${token}" />`;

export const renderAddress = ({ firstName, lastName, streetAddress, postalCode, city }: ShopAddress): Html =>
  html`<address>${firstName} ${lastName}<br />${streetAddress}<br />${postalCode} ${city}</address>`;

/** Formats a delivery time: 'tiistai 24.11. klo 16–18'. */
export const formatDelivery = ({ day, time }: Pick<Order, 'day' | 'time'>): string =>
  `${formatDay(day)} klo ${time.replace('-', '–')}`;

const renderRow = (name: string, cents: number, kind = ''): Html =>
  html`<div ${kind && html`class="${kind}"`}>
    <dt>${name}</dt>
    <dd>${cents < 0 && '−'}${formatEuros(Math.abs(cents))}</dd>
  </div>`;

/** The summary of an order without rows of 0 €. */
export function renderSummary({ totals }: Order): Html {
  const rows: [string, number][] = [
    [messages.subTotal, totals.subTotal],
    [messages.discount, -totals.orderDiscount],
    [messages.loyalty, -totals.usedLoyalty],
    [messages.shipping, totals.shipping],
    [messages.handling, totals.handling],
    [messages.refund, -totals.usedRefund],
    [messages.giftCard, -totals.usedGiftCard],
  ];
  return html`<dl class="shop-sums">
    ${rows.map(([name, cents]) => cents !== 0 && renderRow(name, cents))}${renderRow(messages.total, totals.total, 'shop-total')}${renderRow(
      messages.vat(totals.vatRates.map(formatPercent).join(' / ')),
      totals.vat,
      'shop-vat',
    )}
  </dl>`;
}
