import { ENQUIRY_KINDS } from '../enquiries/forms.ts';
import { type EnquiryRow, PAGE_SIZE, type Row } from '../enquiries/inbox.ts';
import { SIGN_UP_KINDS } from '../enquiries/sign-ups.ts';
import { type Html, html } from '../pages/html.ts';
import { action, exportLinks } from './actions.ts';
import { emailOf, excerptOf, fieldsOf, senderOf } from './labels.ts';
import { type EditorContext, editorPage } from './layout.ts';
import type { EditorMessages } from './messages.ts';

/** What of a list is shown. */
export interface ListView {
  /** null for all. */
  kind: string | null;
  /** Counted from 1. */
  page: number;
  /** How many there are of each kind. */
  counts: Record<string, number>;
}

/** Where the readers are; the server may be anywhere. */
const TIME_ZONE = 'Europe/Helsinki';

export const timeText = (time: Date, { language }: EditorMessages): string =>
  new Intl.DateTimeFormat(language === 'fi' ? 'fi-FI' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(time);

/** The name of a kind; one that no form has any more is called by its key. */
export const kindText = (kind: string, { kinds }: EditorMessages): string =>
  Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : kind;

const addressOf = (list: string, kind: string | null, page = 1): string => {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${list}?${query.toString()}` : list;
};

function filter(list: string, all: readonly string[], view: ListView, messages: EditorMessages): Html {
  const total = Object.values(view.counts).reduce((sum, count) => sum + count, 0);
  const link = (kind: string | null, text: string, count: number): Html =>
    html`<li>
      <a href="${addressOf(list, kind)}" ${view.kind === kind ? html`aria-current="true"` : null}
        >${text} <span class="editor-count">${count}</span></a
      >
    </li>`;
  const present = all.filter((kind) => (view.counts[kind] ?? 0) > 0 || kind === view.kind);
  return html`<ul class="editor-filter">
    ${link(null, messages.all, total)}
    ${present.map((kind) => link(kind, kindText(kind, messages), view.counts[kind] ?? 0))}
  </ul>`;
}

export function pager(list: string, view: ListView, messages: EditorMessages): Html | null {
  const counts = view.kind
    ? (view.counts[view.kind] ?? 0)
    : Object.values(view.counts).reduce((a, b) => a + b, 0);
  const { kind, page } = view;
  if (counts <= PAGE_SIZE && page === 1) return null;
  return html`<nav class="editor-pager">
    ${page > 1 ? html`<a href="${addressOf(list, kind, page - 1)}" rel="prev">← ${messages.newer}</a>` : null}
    <span>${messages.page(page)}</span>
    ${
      counts > page * PAGE_SIZE
        ? html`<a href="${addressOf(list, kind, page + 1)}" rel="next">${messages.older} →</a>`
        : null
    }
  </nav>`;
}

export const table = (head: readonly string[], rows: readonly Html[], messages: EditorMessages): Html =>
  rows.length === 0
    ? html`<p class="editor-nothing">${messages.nothing}</p>`
    : html`<div class="editor-table">
        <table>
          <thead>
            <tr>
              ${head.map((text) => html`<th scope="col">${text}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`;

/** All enquiries, or those of one kind, newest first. */
export function enquiriesPage(context: EditorContext, rows: readonly EnquiryRow[], view: ListView): string {
  const { messages } = context;
  const list = '/editor/inbox';
  const row = ({ id, kind, site, data, received, files, withoutCaptcha }: EnquiryRow): Html =>
    html`<tr>
      <td class="editor-time"><a href="/editor/enquiries/${id}">${timeText(received, messages)}</a></td>
      <td>${kindText(kind, messages)}<br /><span class="editor-muted">${site}</span></td>
      <td>${senderOf(data) || '–'}</td>
      <td class="editor-message">
        ${excerptOf(data)}${withoutCaptcha ? html`<br /><span class="editor-muted">${messages.withoutCaptcha}</span>` : null}
      </td>
      <td class="editor-number" data-label="${messages.files}">${files > 0 ? files : null}</td>
    </tr>`;
  const head = [messages.received, messages.kind, messages.sender, messages.message, messages.files];
  return editorPage(context, {
    title: messages.enquiries,
    part: 'enquiries',
    content: html`<h1>${messages.enquiries}</h1>
      ${filter(list, ENQUIRY_KINDS, view, messages)} ${table(head, rows.map(row), messages)}
      ${pager(list, view, messages)} ${exportLinks(context, 'enquiries')}`,
  });
}

/** All sign-ups, or those of one kind, newest first. */
export function signUpsPage(context: EditorContext, rows: readonly Row[], view: ListView): string {
  const { messages } = context;
  const list = '/editor/sign-ups';
  const details = ({ data }: Row): string =>
    fieldsOf(Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'email')), messages)
      .map(([label, text]) => `${label}: ${text.replaceAll('\n', ', ')}`)
      .join('\n');
  const row = (one: Row): Html =>
    html`<tr>
      <td class="editor-time">${timeText(one.received, messages)}</td>
      <td>${kindText(one.kind, messages)}<br /><span class="editor-muted">${one.site}</span></td>
      <td>${emailOf(one.data)}</td>
      <td class="editor-message">${details(one)}</td>
      <td>${action(context, `/editor/sign-ups/${one.id}/delete`, messages.remove)}</td>
    </tr>`;
  return editorPage(context, {
    title: messages.signUps,
    part: 'sign-ups',
    content: html`<h1>${messages.signUps}</h1>
      ${filter(list, SIGN_UP_KINDS, view, messages)}
      ${table([messages.received, messages.kind, messages.email, messages.details, messages.actions], rows.map(row), messages)}
      ${pager(list, view, messages)} ${exportLinks(context, 'sign-ups')}`,
  });
}
