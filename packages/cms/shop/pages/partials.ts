import type { ShopAddress } from '../../platform/model/shop.ts';
import { listSums } from '../sums.ts';
import type { OrderLink } from '../order-links.ts';
import type { Order } from '../orders.ts';
import type { PageBody, PageContext } from '../../pages/render/context.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { messages } from '../page-messages.ts';

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

/** The summary of an order. */
export const renderSummary = ({ totals }: Order): Html =>
  html`<dl class="shop-sums">
    ${listSums(totals).map(
      ({ name, text, isTotal, isVat }) =>
        html`<div ${isTotal && html`class="shop-total"`}${isVat && html`class="shop-vat"`}>
          <dt>${name}</dt>
          <dd>${text}</dd>
        </div>`,
    )}
  </dl>`;

/** Who handles the typed data and how long, like the note of the site's other forms, and how long orders are kept. */
export const renderPrivacyNote = ({
  language,
  messages: texts,
  site: { privacy },
}: PageContext): Html | undefined =>
  privacy &&
  html`<p class="shop-note">
    ${texts.privacyText(privacy.controller)} ${messages.orderRetention}
    <a href="${privacy.pages[language]}">${texts.privacy}</a>
  </p>`;

/** Links to the pages to read before an order. */
export const renderOrderLinks = (links: readonly OrderLink[]): Html | false =>
  links.length > 0 &&
  html`<nav class="shop-note" aria-label="${messages.orderLinks}">
    <p>${messages.orderLinks}</p>
    <ul class="shop-links">
      ${links.map(({ label, link }) => html`<li><a href="${link}">${label}</a></li>`)}
    </ul>
  </nav>`;
