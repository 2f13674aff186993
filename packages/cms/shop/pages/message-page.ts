import type { PageBody } from '../../pages/render/context.ts';
import { html } from '../../platform/http/html.ts';
import { createPrivatePage } from './partials.ts';
import { getRefundable, type OrderState } from '../orders.ts';
import { messages } from '../page-messages.ts';

const renderMessagePage = (
  title: string,
  sentence: string,
  status: number,
  [label, address]: readonly [string, string] = [messages.toCart, '/ostoskori#tuotteet'],
): PageBody =>
  createPrivatePage(
    title,
    'shop-sentence',
    html`<div class="shop-panel">
      <h1>${title}</h1>
      <p class="lead">${sentence}</p>
      <p><a class="button" href="${address}">${label}</a></p>
    </div>`,
    status,
  );

/** Shown if the CSRF token of a form is not valid, for example after a restart. */
export const renderOutdatedPage = (): PageBody =>
  renderMessagePage(messages.outdatedTitle, messages.outdated, 403);

/**
 * Shown if an order does not exist or belongs to somebody else.
 * @param path of the order, to return to after a login; undefined if a customer is logged in
 */
export const renderNoOrderPage = (path: string | undefined): PageBody =>
  path === undefined
    ? renderMessagePage(messages.noOrderTitle, messages.noOrder, 404)
    : renderMessagePage(messages.noOrderTitle, messages.noOrderHere, 404, [
        messages.logIn,
        `/kirjaudu?palaa=${encodeURIComponent(path)}`,
      ]);

/**
 * Shown instead of the payment if an order was cancelled or has expired.
 */
export const renderCancelledPage = (order: OrderState): PageBody =>
  renderMessagePage(
    messages.cancelledTitle,
    getRefundable(order) > 0
      ? messages.refunded
      : order.paidCents > 0
        ? messages.refundDone
        : messages.cancelled,
    410,
  );
