/** The start page of /editor with the pages of all sites, and the form for a new page. */
import { type Language, LANGUAGES, type Site, SITES } from 'saaristo/sites';
import { type PageFilter, type PageRow, PAGES_PER_LIST } from '../../content/pages/page-store.ts';
import { type Html, html } from '../../http/html.ts';
import { formatQuery, renderButton, renderField, renderOptions, renderPageLinks } from '../controls.ts';
import { type EditorContext, renderEditorPage, renderCsrfField } from '../layout.ts';
import { type SiteNames, renderTable, formatTime } from '../list-page.ts';
import { getTimeZone } from '../../model/time-zone.ts';
import { getPageMessages } from './messages.ts';

export interface PagesView extends PageFilter {
  rows: readonly PageRow[];
  count: number;
  /** Why the last action was refused. */
  refused?: string;
}

const LIST = '/editor';

const formatAddress = ({ site, text, bin, page }: PageFilter): string =>
  LIST + formatQuery({ site, q: text, bin: bin && '1' }, page);

/** Renders pages by site and path, with a search. */
export function renderPagesPage(context: EditorContext, view: PagesView, sites: SiteNames): string {
  const { messages } = context;
  const t = getPageMessages(messages.language);
  const isPublisher = context.user?.role === 'publisher';
  /** Renders the schedule of a page, and its failure. */
  const scheduleOf = ({
    site,
    publishAt,
    publishFailure,
    isScheduleOutdated,
    unpublishAt,
  }: PageRow): Html | null => {
    const format = (time: Date): string => formatTime(time, messages, getTimeZone(site));
    const end = unpublishAt && html`<p class="editor-muted">${t.unpublishes(format(unpublishAt))}</p>`;
    if (!publishAt) return end;
    const next = publishFailure?.nextAttemptAt;
    return html`${
      publishFailure
        ? html`<p class="editor-error">
            ${publishFailure.isPathTaken && `${t.taken} `}${t.publishFailed(publishFailure.attempts, next ? format(new Date(next)) : null)}
          </p>`
        : html`<p class="editor-muted">${t.scheduled(format(publishAt))}</p>`
    }${isScheduleOutdated && html`<p class="editor-muted">${t.scheduleOutdated}</p>`}${end}`;
  };
  const row = (page: PageRow): Html =>
    html`<tr>
      <td>
        ${
          view.bin
            ? html`<strong>${page.title || t.untitled}</strong>`
            : html`<a href="/editor/pages/${page.id}"><strong>${page.title || t.untitled}</strong></a>`
        }<br /><span class="editor-muted">${page.path}</span>
        ${page.template && html`<br /><span class="editor-template">${t.templates[page.template]}</span>`}
      </td>
      <td class="editor-words">
        ${sites.get(page.site) ?? page.site}<br /><span class="editor-muted"
          >${messages.languages[page.language]}</span
        >
      </td>
      <td class="editor-words">
        <span class="editor-state" data-state="${page.state}">${t.states[page.state]}</span>
        ${scheduleOf(page)}
      </td>
      <td class="editor-time">
        ${formatTime(page.draftAt, messages, getTimeZone(page.site))}<br /><span class="editor-muted"
          >${page.draftBy}</span
        >
      </td>
      <td class="editor-words">
        ${
          view.bin
            ? isPublisher && renderButton(context, `/editor/pages/${page.id}/restore`, t.restore)
            : html`<a class="editor-plain-link" href="/editor/preview/${page.id}">${t.preview}</a>`
        }
      </td>
    </tr>`;
  const last = Math.ceil(view.count / PAGES_PER_LIST);
  return renderEditorPage(context, {
    title: view.bin ? t.bin : t.pages,
    part: 'pages',
    content: html`<div class="editor-head">
        <h1>${view.bin ? t.bin : t.pages}</h1>
        <a class="editor-button" href="/editor/pages/new${view.site ? `?site=${view.site}` : ''}"
          >${t.newPage}</a
        >
      </div>
      ${view.refused !== undefined && html`<p class="editor-error" role="alert">${view.refused}</p>`}
      <form class="editor-search" method="get" action="${LIST}" role="search">
        <div>
          <label for="q">${t.search}</label>
          <input type="search" id="q" name="q" value="${view.text ?? ''}" maxlength="200" />
        </div>
        <div>
          <label for="site">${t.site}</label>
          <select id="site" name="site">
            ${renderOptions([['', t.allSites], ...SITES.map((site) => [site, sites.get(site) ?? site] as const)], view.site ?? '')}
          </select>
        </div>
        ${view.bin ? html`<input type="hidden" name="bin" value="1" />` : null}
        <button class="editor-button editor-button-quiet">${messages.search}</button>
      </form>
      <p class="editor-muted">
        ${t.count(view.count)} ·
        ${
          view.bin
            ? html`<a href="${formatAddress({ ...view, bin: false, page: 1 })}">${t.pages}</a>`
            : html`<a href="${formatAddress({ ...view, bin: true, page: 1 })}">${t.bin}</a>`
        }
      </p>
      ${
        view.rows.length === 0
          ? html`<p class="editor-nothing">${t.nothingFound}</p>`
          : renderTable(
              [t.titleField, t.site, t.state, t.saved, messages.actions],
              view.rows.map(row),
              messages,
            )
      }
      ${renderPageLinks(t.pages, view.page, last, (page) => formatAddress({ ...view, page }), messages)}
      ${
        isPublisher && !view.bin
          ? html`<details class="editor-import">
              <summary>${t.importAgain}</summary>
              <p>${t.importLead}</p>
              ${renderButton(context, '/editor/pages/import', t.importAgain)}
            </details>`
          : null
      }`,
  });
}

/** The typed fields of a new page. */
export interface NewPage {
  site: Site;
  language: Language;
  path: string;
  title: string;
}

/** Errors of a new page by field. */
export type NewPageErrors = Partial<Record<keyof NewPage, string>>;

/** Renders the form for a new page. */
export function renderNewPage(
  context: EditorContext,
  page: NewPage,
  sites: ReadonlyMap<Site, { name: string; languages: readonly Language[] }>,
  errors: NewPageErrors = {},
): string {
  const { messages } = context;
  const t = getPageMessages(messages.language);
  const field = (
    name: keyof NewPage,
    label: string,
    control: (attributes: Html) => Html,
    hint?: string,
  ): Html =>
    renderField({
      id: name,
      label,
      hint,
      error: errors[name],
      control: (attributes) => control(html`name="${name}" ${attributes}`),
    });
  return renderEditorPage(context, {
    title: t.newPage,
    part: 'pages',
    script: html`<script type="module" src="/assets/editor/new-page.js"></script>`,
    content: html`<h1>${t.newPage}</h1>
      <form class="editor-form" method="post" action="/editor/pages">
        ${renderCsrfField(context)}
        ${field('title', t.titleField, (attributes) => html`<input ${attributes} value="${page.title}" maxlength="200" required ${errors.path ? null : html`autofocus`} />`)}
        ${field(
          'site',
          t.site,
          (attributes) =>
            html`<select ${attributes}>
              ${SITES.map(
                (site) =>
                  html`<option
                    value="${site}"
                    data-languages="${(sites.get(site)?.languages ?? LANGUAGES).join(' ')}"
                    ${site === page.site ? html`selected` : null}
                  >
                    ${sites.get(site)?.name ?? site}
                  </option>`,
              )}
            </select>`,
        )}
        ${field(
          'language',
          t.language,
          (attributes) =>
            html`<select ${attributes}>
              ${renderOptions(
                LANGUAGES.map((language) => [language, messages.languages[language]]),
                page.language,
              )}
            </select>`,
        )}
        ${field('path', t.path, (attributes) => html`<input ${attributes} value="${page.path}" maxlength="200" required autocapitalize="off" spellcheck="false" />`, t.pathHint)}
        <div class="editor-actions">
          <button class="editor-button">${t.create}</button>
          <a class="editor-plain-link" href="${LIST}">${t.cancel}</a>
        </div>
      </form>`,
  });
}
