/** Renders actions on several pages of the list: first a question, then the results. */
import type { Question as PublishQuestion } from '@saaristo/editor/contract';
import type { Site } from 'saaristo/sites';
import type { Edition } from '@saaristo/editor/contract';
import { type Html, html } from '../platform/http/html.ts';
import { normalisePath } from '../platform/model/paths.ts';
import { getTimeZone } from '../platform/model/time-zone.ts';
import { renderField } from './controls.ts';
import { formatTime } from './labels.ts';
import { type EditorContext, renderCsrfField, renderEditorPage } from './layout.ts';
import type { SiteNames } from './list.ts';
import { readInteger } from './requests.ts';
import { type BulkAction, getPageMessages } from './messages/pages.ts';

const BULK_ACTIONS: readonly BulkAction[] = ['publish', 'unpublish', 'move', 'delete', 'restore'];

export const isBulkAction = (value: unknown): value is BulkAction =>
  BULK_ACTIONS.some((action) => action === value);

/** Returns the actions of the list or of the bin. */
export const listBulkActions = (bin: boolean): BulkAction[] =>
  BULK_ACTIONS.filter((action) => (action === 'restore') === bin);

/** Actions that take pages from visitors. */
const TAKES_AWAY: ReadonlySet<BulkAction> = new Set(['unpublish', 'delete']);

export const BULK_PATH = '/editor/pages/bulk';

/** A page that was selected in the list. */
export interface SelectedPage {
  id: number;
  /** The version of the draft when it was selected. */
  version: number;
  title: string;
  site: string;
  path: string;
  editions: readonly Edition[];
  /** Whether the publisher has seen the questions. */
  isSure: boolean;
  /** Questions before the publishing. */
  questions: readonly PublishQuestion[];
}

/** A page with the result of an action. */
export interface BulkResult extends SelectedPage {
  /** Why the action was refused; undefined if it was done. */
  refusal: string | undefined;
}

/** Reads the selected pages from the fields of a form: `page-ID` with the version of the draft. */
export const readSelection = (
  fields: Record<string, unknown>,
  most: number,
): { id: number; version: number }[] =>
  Object.entries(fields)
    .flatMap(([name, version]) => {
      const [, id] = /^page-([1-9]\d{0,8})$/.exec(name) ?? [];
      return id === undefined ? [] : [{ id: Number(id), version: readInteger(Number(version)) }];
    })
    .slice(0, most);

/** Returns the path of a page below another parent path: `/kesa` below `/kampanjat` is `/kampanjat/kesa`. */
export const replaceParent = (path: string, parent: string): string => {
  const last = normalisePath(path).split('/').at(-1) ?? '';
  return `${normalisePath(parent).replace(/\/$/, '')}/${last}`;
};

const renderPage = ({ title, site, path }: SelectedPage, sites: SiteNames, untitled: string): Html =>
  html`<strong>${title || untitled}</strong>
    <span class="editor-muted">${sites.get(site) ?? site} ${path}</span>`;

/** Renders the questions before a page is published. */
const renderQuestions = ({ questions }: SelectedPage): Html =>
  html`<ul>
    ${questions.map(({ title, messages }) => html`<li>${title}: ${messages.join(' ')}</li>`)}
  </ul>`;

/** Tells what becomes of the scheduled versions of a page. */
function renderScheduled(context: EditorContext, action: BulkAction, page: SelectedPage): Html {
  const { messages } = context;
  const t = getPageMessages(messages.language);
  const { id, site } = page;
  return html`${page.editions.map(({ id: edition, publishAt }) => {
    if (!publishAt) return null;
    const time = formatTime(new Date(publishAt), messages, getTimeZone(site as Site));
    if (TAKES_AWAY.has(action)) return html`<p class="editor-muted">${t.scheduledLost(time)}</p>`;
    return action === 'publish'
      ? html`<p class="editor-muted">
          ${t.staysScheduled(time)}
          <a href="/editor/preview/${id}?of=edition-${edition}">${t.seeScheduled}</a>
        </p>`
      : null;
  })}`;
}

interface Question {
  action: BulkAction;
  pages: readonly SelectedPage[];
  /** The query of the list. */
  back: string;
  /** The typed parent path and its error. */
  parent?: string;
  error?: string;
}

/** Renders the question before an action on several pages. */
export function renderBulkQuestion(
  context: EditorContext,
  { action, pages, back, parent = '', error }: Question,
  sites: SiteNames,
): string {
  const { messages } = context;
  const t = getPageMessages(messages.language);
  const title = t.bulk.questions[action](pages.length);
  return renderEditorPage(context, {
    title,
    part: 'pages',
    content: html`<h1>${title}</h1>
      <p>${t.bulk.leads[action]}</p>
      <form class="editor-form" method="post" action="${BULK_PATH}">
        ${renderCsrfField(context)}
        <input type="hidden" name="action" value="${action}" />
        <input type="hidden" name="back" value="${back}" />
        <input type="hidden" name="sure" value="1" />
        <ul class="editor-plain-list">
          ${pages.map(
            (page) =>
              html`<li>
                <input type="hidden" name="page-${page.id}" value="${page.version}" />
                ${renderPage(page, sites, t.untitled)} ${renderScheduled(context, action, page)}
                ${
                  page.questions.length > 0 &&
                  html`<p class="editor-error">${t.asks}</p>
                    ${renderQuestions(page)}
                    <label class="editor-check"
                      ><input type="checkbox" name="sure-${page.id}" /> ${t.anyway}</label
                    >
                    <a class="editor-plain-link" href="/editor/pages/${page.id}">${t.edit}</a>`
                }
              </li>`,
          )}
        </ul>
        ${
          action === 'move' &&
          renderField({
            id: 'parent',
            label: t.bulk.parent,
            hint: t.bulk.parentHint,
            error,
            isAlert: true,
            control: (attributes) =>
              html`<input
                name="parent"
                value="${parent}"
                maxlength="200"
                required
                autofocus
                autocapitalize="off"
                spellcheck="false"
                ${attributes}
              />`,
          })
        }
        <div class="editor-actions">
          <button class="editor-button ${TAKES_AWAY.has(action) && 'editor-button-danger'}">
            ${t.bulk.actions[action]}
          </button>
          <a class="editor-plain-link" href="/editor${back}">${t.cancel}</a>
        </div>
      </form>`,
  });
}

/** Renders the pages on which the action was done, and those on which it was refused. */
export function renderBulkResults(
  context: EditorContext,
  { action, results, back }: { action: BulkAction; results: readonly BulkResult[]; back: string },
  sites: SiteNames,
): string {
  const { messages } = context;
  const t = getPageMessages(messages.language);
  const done = results.filter(({ refusal }) => refusal === undefined);
  const refused = results.filter(({ refusal }) => refusal !== undefined);
  const item = (page: BulkResult): Html =>
    html`<li>
      ${
        action === 'delete' && page.refusal === undefined
          ? renderPage(page, sites, t.untitled)
          : html`<a href="/editor/pages/${page.id}">${page.title || t.untitled}</a>
              <span class="editor-muted">${sites.get(page.site) ?? page.site} ${page.path}</span>`
      }
      ${page.refusal && html`<p class="editor-error">${page.refusal}</p>`}
      ${page.refusal === t.asks && renderQuestions(page)}
      ${page.refusal === undefined && action === 'publish' && renderScheduled(context, action, page)}
    </li>`;
  const group = (title: string, pages: readonly BulkResult[]): Html | null =>
    pages.length > 0
      ? html`${pages.length < results.length && html`<h2>${title}</h2>`}
          <ul class="editor-plain-list">
            ${pages.map(item)}
          </ul>`
      : null;
  return renderEditorPage(context, {
    title: t.bulk.actions[action],
    part: 'pages',
    content: html`<h1>${t.bulk.actions[action]}</h1>
      <p role="status">
        ${
          results.length === 0
            ? t.bulk.none
            : [
                ...(done.length > 0 ? [t.bulk.done(done.length)] : []),
                ...(refused.length > 0 ? [t.bulk.refused(refused.length)] : []),
              ].join(', ')
        }
      </p>
      ${group(t.bulk.refused(refused.length), refused)} ${group(t.bulk.done(done.length), done)}
      <p><a class="editor-button editor-button-quiet" href="/editor${back}">${t.bulk.back}</a></p>`,
  });
}
