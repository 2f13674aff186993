import { type Html, html } from '../../platform/http/html.ts';
import type { Deleted, PersonData } from '../people/people.ts';
import type { Mention } from '../people/mentions.ts';
import { renderFieldList } from '../../admin/controls.ts';
import { formatTime, getKindLabel, getOrderLabel, listFields } from '../../admin/labels.ts';
import { type EditorContext, renderEditorPage, renderCsrfField } from '../../admin/layout.ts';
import type { EditorMessages } from '../../admin/messages/common.ts';

/** Maximum rows of each kind on the page, newest first. */
export const MAX_SHOWN_ROWS = 100;

/** The typed identifiers of a person. */
export interface TypedIdentifiers {
  email: string;
  phone: string;
  order: string;
}

interface PeopleView {
  typed: TypedIdentifiers;
  found?: PersonData;
  /** Whether the typed identifiers are invalid. */
  isRefused?: boolean;
  /** Whether deletion was requested without the confirmation that the data was checked. */
  isUnconfirmed?: boolean;
}

const renderHiddenFields = (typed: TypedIdentifiers): Html =>
  html`${Object.entries(typed).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`;

function renderSearchForm(context: EditorContext, { typed, isRefused }: PeopleView): Html {
  const { messages } = context;
  const t = messages.personForm;
  const fields = [
    ['email', messages.email, 'email', 250],
    ['phone', t.phone, 'tel', 30],
    ['order', t.order, 'numeric', 9],
  ] as const;
  const invalid = isRefused ? html`aria-invalid="true" aria-describedby="refused"` : null;
  return html`<form class="editor-form" method="post" action="/editor/people">
    ${renderCsrfField(context)}
    ${isRefused ? html`<p class="editor-error" id="refused" role="alert">${t.refused}</p>` : null}
    ${fields.map(
      ([name, label, inputMode, maxLength]) =>
        html`<div>
          <label for="${name}">${label}</label>
          <input
            id="${name}"
            name="${name}"
            type="text"
            inputmode="${inputMode}"
            value="${typed[name]}"
            maxlength="${maxLength}"
            autocomplete="off"
            ${invalid}
          />
        </div>`,
    )}
    <div class="editor-actions"><button class="editor-button">${t.find}</button></div>
  </form>`;
}

const renderMentions = (mentions: readonly Mention[], { personForm: t }: EditorMessages): Html | null =>
  mentions.length === 0
    ? null
    : html`<h2>${t.mentions}</h2>
        <p class="editor-muted">${t.mentionsHint}</p>
        <ul>
          ${mentions.map(({ table, column, count }) => html`<li>${t.row(table, column, count)}</li>`)}
        </ul>`;

/** Renders rows of one kind, each with its fields under a heading. */
function renderSection(
  title: string,
  rows: readonly { head: Html | string; data: Record<string, unknown>; more?: Html | null }[],
  messages: EditorMessages,
): Html | null {
  if (rows.length === 0) return null;
  return html`<h2>${title}</h2>
    ${rows.length > MAX_SHOWN_ROWS ? html`<p class="editor-muted">${messages.personForm.more(MAX_SHOWN_ROWS)}</p>` : null}
    ${rows.slice(0, MAX_SHOWN_ROWS).map(
      ({ head, data, more }) =>
        html`<dl class="editor-fields">
          <div class="editor-fields-head"><dt>${head}</dt></div>
          ${renderFieldList(listFields(data, messages))} ${more}
        </dl>`,
    )}`;
}

const formatDate = (value: unknown, messages: EditorMessages): string =>
  value instanceof Date ? formatTime(value, messages) : '';

function renderFoundRows(context: EditorContext, { found, typed, isUnconfirmed }: PeopleView): Html | null {
  if (!found) return null;
  const { messages } = context;
  const t = messages.personForm;
  const { customers, orders, enquiries, signUps, reviews, mentions } = found;
  const isNothing = [customers, orders, enquiries, signUps, reviews, mentions].every(
    (rows) => rows.length === 0,
  );
  if (isNothing) return html`<p class="editor-nothing" role="status">${t.none}</p>`;
  const sent = (row: Record<string, unknown>): string =>
    `${getKindLabel(String(row.kind), messages)} · ${formatDate(row.received, messages)}`;
  return html`<h2 role="status">${t.found}</h2>
    <div class="editor-person-actions">
      <form method="post" action="/editor/people/export">
        ${renderCsrfField(context)}${renderHiddenFields(typed)}<button
          class="editor-button editor-button-quiet"
        >
          ${t.export}
        </button>
      </form>
    </div>
    <form class="editor-form" method="post" action="/editor/people/delete">
      ${renderCsrfField(context)}${renderHiddenFields(typed)}
      <p>${t.deleteLead}</p>
      ${isUnconfirmed ? html`<p class="editor-error" id="unsure" role="alert">${t.notSure}</p>` : null}
      <label class="editor-check">
        <input
          type="checkbox"
          name="sure"
          value="1"
          required
          ${isUnconfirmed ? html`aria-invalid="true" aria-describedby="unsure"` : null}
        />
        ${t.sure}
      </label>
      <div class="editor-actions">
        <button class="editor-button editor-button-danger">${t.delete}</button>
      </div>
    </form>
    ${renderSection(
      t.customers,
      customers.map(({ id: _, ...data }) => ({ head: String(data.email), data })),
      messages,
    )}
    ${renderSection(
      messages.orders,
      orders.map(
        ({
          id,
          made,
          paid: _,
          totals: __,
          method: ___,
          refundCents: ____,
          lines,
          status,
          paidCents,
          steps,
          ...data
        }) => ({
          head: `${String(id)} · ${formatDate(made, messages)}`,
          data: {
            ...data,
            status: getOrderLabel({ status, paidCents, steps }, messages),
            product: (lines as { name: string }[] | null)?.map(({ name }) => name),
          },
        }),
      ),
      messages,
    )}
    ${renderSection(
      messages.enquiries,
      enquiries.map(({ id, data, ...row }) => ({
        head: html`<a href="/editor/enquiries/${String(id)}">${sent(row)}</a>`,
        data: { ...(data as object), [messages.files]: row.files.map(({ name }) => name) },
      })),
      messages,
    )}
    ${renderSection(
      messages.signUps,
      signUps.map((row) => ({ head: sent(row), data: row.data as Record<string, unknown> })),
      messages,
    )}
    ${renderSection(
      messages.reviews,
      reviews.map(({ id: _, written, ...data }) => ({ head: formatDate(written, messages), data })),
      messages,
    )}
    ${renderMentions(mentions, messages)}`;
}

/** Renders the search for the stored data of a person, with its export and deletion. */
export const renderPeoplePage = (context: EditorContext, view: PeopleView): string => {
  const { people, personForm } = context.messages;
  return renderEditorPage(context, {
    title: people,
    part: 'people',
    content: html`<h1>${people}</h1>
      <p>${personForm.lead}</p>
      ${renderSearchForm(context, view)} ${renderFoundRows(context, view)}`,
  });
};

/** Renders the result of a deletion, and where the address still occurs. */
export function renderDeletedPage(context: EditorContext, deleted: Deleted): string {
  const { messages } = context;
  const t = messages.personForm;
  const counts: [string, string][] = [
    [t.customers, t.deleted(deleted.customers)],
    [messages.orders, t.ordersForgotten(deleted.orders.deleted, deleted.orders.anonymised)],
    [messages.enquiries, t.deleted(deleted.enquiries)],
    [messages.signUps, t.deleted(deleted.signUps)],
    [messages.reviews, t.deleted(deleted.reviews)],
  ];
  return renderEditorPage(context, {
    title: t.done,
    part: 'people',
    content: html`<h1>${t.done}</h1>
      <dl class="editor-fields">${renderFieldList(counts)}</dl>
      ${deleted.redacted > 0 ? html`<p>${t.redacted(deleted.redacted)}</p>` : null}
      ${renderMentions(deleted.mentions, messages)}
      <p><a href="/editor/people">${messages.people}</a></p>`,
  });
}
