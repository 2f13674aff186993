import type { PageBody } from '../context.ts';
import { html } from '../../http/html.ts';
import { privatePage } from './partials.ts';
import { messages } from './messages.ts';

const messagePage = (
  title: string,
  sentence: string,
  status: number,
  [label, address]: readonly [string, string] = [messages.toCart, '/ostoskori#tuotteet'],
): PageBody =>
  privatePage(
    title,
    'shop-sentence',
    html`<div class="shop-panel">
      <h1>${title}</h1>
      <p class="lead">${sentence}</p>
      <p><a class="button" href="${address}">${label}</a></p>
    </div>`,
    status,
  );

/** In place of what a form would have done whose token is not this browser's: after a restart, for example. */
export const outdatedPage = (): PageBody => messagePage(messages.outdatedTitle, messages.outdated, 403);

/**
 * In place of an order that nobody made, or somebody else.
 * @param path its own, for who may find it after a login; undefined for who is logged in
 */
export const noOrderPage = (path: string | undefined): PageBody =>
  path === undefined
    ? messagePage(messages.noOrderTitle, messages.noOrder, 404)
    : messagePage(messages.noOrderTitle, messages.noOrderHere, 404, [
        messages.logIn,
        `/kirjaudu?palaa=${encodeURIComponent(path)}`,
      ]);

/**
 * In place of the payment of an order that was cancelled or came too late.
 * @param refund whether money came for it all the same
 */
export const cancelledPage = (refund: boolean): PageBody =>
  messagePage(messages.cancelledTitle, refund ? messages.refunded : messages.cancelled, 410);
