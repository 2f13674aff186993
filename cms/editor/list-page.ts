import { type Site, SITES } from 'saaristo/sites';
import { ENQUIRY_KINDS } from '../enquiries/forms.ts';
import { type EnquiryRow, PAGE_SIZE, type InboxRow } from '../enquiries/inbox.ts';
import { SIGN_UP_KINDS } from '../enquiries/sign-ups.ts';
import { type Html, html } from '../http/html.ts';
import {
  formatQuery,
  renderExportLinks,
  renderLines,
  renderOptions,
  renderDeleteButton,
} from './controls.ts';
import { getEmail, getExcerpt, listFields, getSender } from './labels.ts';
import { type EditorContext, renderEditorPage } from './layout.ts';
import { hasSite } from '../model/rights.ts';
import { ESTATE_TIME_ZONE } from '../model/time-zone.ts';
import type { EditorMessages } from './messages.ts';
import { getReplyMessages, TEMPLATES_PATH } from './replies/messages.ts';

/** The filter and page of a list. */
export interface ListView {
  /** null for all. */
  kind: string | null;
  /** From 1. */
  page: number;
  /** Number of rows of each kind. */
  counts: Record<string, number>;
  /** The search text. */
  text?: string | undefined;
  /** Whether to show only answered or only open enquiries. */
  isAnswered?: boolean | undefined;
  site?: Site | undefined;
  assignee?: number | 'none' | undefined;
}

/** Names of sites by identifier. */
export type SiteNames = ReadonlyMap<string, string>;

/**
 * Formats a time with its zone.
 * @param timeZone of the site to which the time belongs
 */
export const formatTime = (time: Date, { language }: EditorMessages, timeZone = ESTATE_TIME_ZONE): string =>
  new Intl.DateTimeFormat(language === 'fi' ? 'fi-FI' : 'en-GB', {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(time);

/** Returns the label of a kind, or its key if no form has the kind any more. */
export const getKindLabel = (kind: string, { kinds }: EditorMessages): string =>
  Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : kind;

type Selection = Pick<ListView, 'kind' | 'text' | 'isAnswered' | 'site' | 'assignee'> & { page?: number };

/** Formats a filter as a URL query; '' for the whole list. */
const formatSelection = ({ kind, text, isAnswered, site, assignee, page }: Selection): string =>
  formatQuery(
    {
      q: text,
      state: isAnswered === undefined ? null : isAnswered ? 'answered' : 'open',
      site,
      assignee: assignee === undefined ? null : String(assignee),
      kind,
    },
    page,
  );

function renderFilter(list: string, all: readonly string[], view: ListView, messages: EditorMessages): Html {
  const total = Object.values(view.counts).reduce((sum, count) => sum + count, 0);
  const link = (kind: string | null, text: string, count: number): Html =>
    html`<li>
      <a
        href="${list}${formatSelection({ ...view, kind, page: 1 })}"
        ${view.kind === kind ? html`aria-current="true"` : null}
        >${text} <span class="editor-count">${count}</span></a
      >
    </li>`;
  const present = all.filter((kind) => (view.counts[kind] ?? 0) > 0 || kind === view.kind);
  return html`<ul class="editor-filter">
    ${link(null, messages.all, total)}
    ${present.map((kind) => link(kind, getKindLabel(kind, messages), view.counts[kind] ?? 0))}
  </ul>`;
}

export function renderPager(list: string, view: ListView, messages: EditorMessages): Html | null {
  const counts = view.kind
    ? (view.counts[view.kind] ?? 0)
    : Object.values(view.counts).reduce((a, b) => a + b, 0);
  const { page } = view;
  const at = (number: number): string => list + formatSelection({ ...view, page: number });
  if (counts <= PAGE_SIZE && page === 1) return null;
  return html`<nav class="editor-pager">
    ${page > 1 ? html`<a href="${at(page - 1)}" rel="prev">← ${messages.newer}</a>` : null}
    <span>${messages.page(page)}</span>
    ${counts > page * PAGE_SIZE ? html`<a href="${at(page + 1)}" rel="next">${messages.older} →</a>` : null}
  </nav>`;
}

/** Renders a badge that shows whether an enquiry is answered. */
export const renderAnsweredState = (answeredAt: Date | null, messages: EditorMessages): Html =>
  html`<span class="editor-state" data-state="${answeredAt ? 'answered' : 'open'}"
    >${answeredAt ? messages.answered : messages.open}</span
  >`;

export const renderTable = (
  head: readonly (string | Html)[],
  rows: readonly Html[],
  messages: EditorMessages,
): Html =>
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

/** Renders the search form of a list: text, and answered or open. */
const renderSearch = (
  list: string,
  { kind, text, isAnswered, site, assignee }: ListView,
  { messages, user }: EditorContext,
  sites: SiteNames,
  users: readonly { id: number; name: string }[],
): Html => {
  const t = getReplyMessages(messages.language);
  const chosen = isAnswered === undefined ? '' : isAnswered ? 'answered' : 'open';
  return html`<form class="editor-search" method="get" action="${list}" role="search">
    <div>
      <label for="q">${messages.searchInbox}</label>
      <input type="search" id="q" name="q" value="${text ?? ''}" maxlength="200" />
    </div>
    <div>
      <label for="state">${messages.status}</label>
      <select id="state" name="state">
        ${renderOptions(
          [
            ['', messages.all],
            ['open', messages.open],
            ['answered', messages.answered],
          ],
          chosen,
        )}
      </select>
    </div>
    <div>
      <label for="site">${messages.site}</label>
      <select id="site" name="site">
        ${renderOptions([['', messages.all], ...SITES.filter((one) => !user || hasSite(user, one)).map((one) => [one, sites.get(one) ?? one] as const)], site ?? '')}
      </select>
    </div>
    <div>
      <label for="assignee">${t.assignee}</label>
      <select id="assignee" name="assignee">
        ${renderOptions(
          [
            ['', messages.all],
            ['none', t.nobody],
            ...users.map(({ id, name }) => [String(id), id === user?.id ? t.you(name) : name] as const),
          ],
          String(assignee ?? ''),
        )}
      </select>
    </div>
    ${kind && html`<input type="hidden" name="kind" value="${kind}" />`}
    <button class="editor-button editor-button-quiet">${messages.search}</button>
  </form>`;
};

/** Renders enquiries that match the filter, newest first. */
export function renderEnquiriesPage(
  context: EditorContext,
  rows: readonly EnquiryRow[],
  view: ListView,
  sites: SiteNames,
  users: readonly { id: number; name: string }[],
): string {
  const { messages } = context;
  const list = '/editor/inbox';
  const row = ({
    id,
    kind,
    site,
    data,
    received,
    files: selectFiles,
    withoutCaptcha,
    answeredAt,
    assignee,
  }: EnquiryRow): Html =>
    html`<tr>
      <td class="editor-time"><a href="/editor/enquiries/${id}">${formatTime(received, messages)}</a></td>
      <td>
        ${getKindLabel(kind, messages)}<br /><span class="editor-muted">${sites.get(site) ?? site}</span>
      </td>
      <td>${getSender(data) || '–'}</td>
      <td class="editor-message">
        ${renderLines(getExcerpt(data))}
        ${withoutCaptcha && html`<br /><span class="editor-muted">${messages.withoutCaptcha}</span>`}
      </td>
      <td class="editor-number" data-label="${messages.files}">${selectFiles > 0 ? selectFiles : null}</td>
      <td>
        ${renderAnsweredState(answeredAt, messages)}
        ${assignee && html`<br /><span class="editor-muted">${assignee}</span>`}
      </td>
    </tr>`;
  const head = [
    messages.received,
    messages.kind,
    messages.sender,
    messages.message,
    messages.files,
    messages.status,
  ];
  return renderEditorPage(context, {
    title: messages.enquiries,
    part: 'enquiries',
    content: html`<div class="editor-head">
        <h1>${messages.enquiries}</h1>
        <a class="editor-plain-link" href="${TEMPLATES_PATH}"
          >${getReplyMessages(messages.language).templates}</a
        >
      </div>
      ${renderSearch(list, view, context, sites, users)} ${renderFilter(list, ENQUIRY_KINDS, view, messages)}
      ${renderTable(head, rows.map(row), messages)} ${renderPager(list, view, messages)}
      ${renderExportLinks(context, 'enquiries', formatSelection({ ...view, page: 1 }))}`,
  });
}

/** Renders sign-ups of one kind or of all, newest first. */
export function renderSignUpsPage(
  context: EditorContext,
  rows: readonly InboxRow[],
  view: ListView,
  sites: SiteNames,
): string {
  const { messages } = context;
  const list = '/editor/sign-ups';
  const details = ({ data }: InboxRow): string =>
    listFields(Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'email')), messages)
      .map(([label, text]) => `${label}: ${text.replaceAll('\n', ', ')}`)
      .join('\n');
  const row = (one: InboxRow): Html =>
    html`<tr>
      <td class="editor-time">${formatTime(one.received, messages)}</td>
      <td>
        ${getKindLabel(one.kind, messages)}<br /><span class="editor-muted"
          >${sites.get(one.site) ?? one.site}</span
        >
      </td>
      <td>${getEmail(one.data)}</td>
      <td class="editor-message">${renderLines(details(one))}</td>
      <td>${renderDeleteButton(context, `/editor/sign-ups/${one.id}/delete`, messages.remove)}</td>
    </tr>`;
  return renderEditorPage(context, {
    title: messages.signUps,
    part: 'sign-ups',
    content: html`<h1>${messages.signUps}</h1>
      ${renderFilter(list, SIGN_UP_KINDS, view, messages)}
      ${renderTable([messages.received, messages.kind, messages.email, messages.details, messages.actions], rows.map(row), messages)}
      ${renderPager(list, view, messages)} ${renderExportLinks(context, 'sign-ups')}`,
  });
}
