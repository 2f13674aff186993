import { formatEuros, toEuros } from '../../platform/model/money.ts';
import { html } from '../../platform/http/html.ts';
import { renderFieldList } from '../../admin/controls.ts';
import { formatTime, getOrderLabel, getStepLabel } from '../../admin/labels.ts';
import { type EditorContext, renderCsrfField, renderEditorPage } from '../../admin/layout.ts';
import { renderTable } from '../../admin/list.ts';
import { listOrderFacts } from '../../shop/confirmation.ts';
import { findUndoable, listNextSteps } from '../../shop/order-steps.ts';
import { getRefundable, type Order, type OrderLine } from '../../shop/orders.ts';
import { listSums } from '../../shop/sums.ts';

/** Renders an order with its goods, facts and steps. */
export function renderOrderPage(context: EditorContext, order: Order): string {
  const { messages: t } = context;
  const { id, steps, lines, totals } = order;
  const language = t.language === 'sv' ? 'se' : t.language;
  const isPublisher = context.user?.role === 'publisher';
  const next = isPublisher ? listNextSteps(order) : [];
  const undoable = isPublisher ? findUndoable(order) : undefined;
  const left = getRefundable(order);
  return renderEditorPage(context, {
    title: t.orderNumber(id),
    part: 'orders',
    content: html`<p><a href="/editor/orders">← ${t.orders}</a></p>
      <h1>${t.orderNumber(id)}</h1>
      <p><strong>${getOrderLabel(order, t)}</strong></p>
      ${
        steps.length > 0 &&
        html`<ul class="editor-plain-list">
          ${steps.map(
            (step) =>
              html`<li>
                ${getStepLabel(step, order, t)}
                <span class="editor-muted">${formatTime(new Date(step.at), t)} · ${step.by}</span>
                ${
                  step === undoable &&
                  html`<form class="editor-action" method="post" action="/editor/orders/${id}/undo">
                    ${renderCsrfField(context)}<input type="hidden" name="step" value="${step.id}" />
                    <button class="editor-plain">${t.undoStep}</button>
                  </form>`
                }
              </li>`,
          )}
        </ul>`
      }
      ${
        next.length > 0 &&
        html`<p class="editor-muted">${t.stepsLead}</p>
          <div class="editor-actions">
            ${next.map(
              (step) =>
                html`<form method="post" action="/editor/orders/${id}/${step}">
                  ${renderCsrfField(context)}<input type="hidden" name="back" value="order" />
                  ${
                    step === 'refunded' &&
                    html`<input type="hidden" name="left" value="${left}" />
                      <label
                        >${t.refundSum(formatEuros(left))}
                        <input
                          type="number"
                          name="euros"
                          min="0.01"
                          max="${toEuros(left)}"
                          step="0.01"
                          value="${toEuros(left).toFixed(2)}"
                          required
                      /></label>`
                  }
                  <button class="editor-button editor-button-quiet">${t.steps[step]}</button>
                </form>`,
            )}
          </div>`
      }
      ${renderTable<OrderLine>(
        [
          [t.product, ({ name, code }) => html`${name} <span class="editor-muted">${code}</span>`],
          [t.pieces, ({ quantity }) => quantity, 'number'],
          [t.sum, ({ quantity, priceCents }) => formatEuros(quantity * priceCents), 'number'],
        ],
        lines,
        t.nothing,
      )}
      <dl class="editor-fields">
        ${renderFieldList([
          ...listSums(totals, language).map(({ name, text }) => [name, text] as [string, string]),
          ...listOrderFacts({ ...order, steps: [] }, language).map(
            ([name, texts]) => [name, texts.join('\n')] as [string, string],
          ),
        ])}
      </dl>`,
  });
}
