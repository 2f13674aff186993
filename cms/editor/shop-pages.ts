import { type Html, html } from '../http/html.ts';
import { formatEuros } from '../shop/money.ts';
import { renderButton, renderExportLinks, renderLines, renderDeleteButton } from './controls.ts';
import type { OrderRow, ReviewRow } from './inbox.ts';
import { type EditorContext, renderEditorPage } from './layout.ts';
import { renderPager, renderTable, formatTime } from './list-page.ts';
import type { EditorMessages } from './messages.ts';

interface Listed<T> {
  rows: readonly T[];
  count: number;
  /** From 1. */
  page: number;
}

/** Renders reviews of visitors, unpublished ones first, with a button that publishes them. */
export function renderReviewsPage(context: EditorContext, { rows, count, page }: Listed<ReviewRow>): string {
  const { messages } = context;
  const isPublisher = context.user?.role === 'publisher';
  const row = ({ id, product, rating, text, userName, shown, written }: ReviewRow): Html =>
    html`<tr>
      <td class="editor-time">${formatTime(written, messages)}</td>
      <td>${product}<br /><span class="editor-muted">${rating}/5</span></td>
      <td>${userName}</td>
      <td class="editor-message">${renderLines(text)}</td>
      <td>${shown ? messages.shown : messages.held}</td>
      <td>
        ${isPublisher && !shown && renderButton(context, `/editor/reviews/${id}/show`, messages.show)}
        ${(isPublisher || !shown) && renderDeleteButton(context, `/editor/reviews/${id}/delete`, messages.remove)}
      </td>
    </tr>`;
  const head = [
    messages.received,
    messages.product,
    messages.sender,
    messages.review,
    messages.status,
    messages.actions,
  ];
  return renderEditorPage(context, {
    title: messages.reviews,
    part: 'reviews',
    content: html`<h1>${messages.reviews}</h1>
      ${renderTable(head, rows.map(row), messages)}
      ${renderPager('/editor/reviews', { kind: null, page, counts: { all: count } }, messages)}
      ${renderExportLinks(context, 'reviews')}`,
  });
}

/** Returns the label of an order's status. */
export const getStatusLabel = (status: string, { statuses }: EditorMessages): string =>
  Object.hasOwn(statuses, status) ? statuses[status as keyof typeof statuses] : status;

/** Renders the orders of the shop, with the sums to refund. */
export function renderOrdersPage(context: EditorContext, { rows, count, page }: Listed<OrderRow>): string {
  const { messages } = context;
  const row = ({ id, status, email, name, cents, refundCents, placedAt }: OrderRow): Html =>
    html`<tr>
      <td class="editor-time">
        ${formatTime(placedAt, messages)}<br /><span class="editor-muted">${id}</span>
      </td>
      <td>${name || '–'}<br /><span class="editor-muted">${email}</span></td>
      <td>${formatEuros(cents)}</td>
      <td>
        ${getStatusLabel(status, messages)}${refundCents > 0 && html`<br /><strong>${messages.refund(formatEuros(refundCents))}</strong>`}
      </td>
      <td>
        ${status !== 'waiting' && renderDeleteButton(context, `/editor/orders/${id}/delete`, messages.remove)}
      </td>
    </tr>`;
  const head = [messages.received, messages.customer, messages.sum, messages.status, messages.actions];
  return renderEditorPage(context, {
    title: messages.orders,
    part: 'orders',
    content: html`<h1>${messages.orders}</h1>
      ${renderTable(head, rows.map(row), messages)}
      ${renderPager('/editor/orders', { kind: null, page, counts: { all: count } }, messages)}
      ${renderExportLinks(context, 'orders')}`,
  });
}
