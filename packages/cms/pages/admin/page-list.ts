/** The start page of /editor with the pages of all sites, and the form for a new page. */
import { type Language, LANGUAGES, type Site, SITES } from 'saaristo/sites';
import {
  type FoundPages,
  PAGE_ORDERS,
  PAGE_STATES,
  type PageFilter,
  type PageRow,
  PAGES_PER_LIST,
} from '../store/page-search.ts';
import type { OwnTemplate } from '../../content/sections.ts';
import { TEMPLATE_KINDS } from '../store/templates.ts';
import { type Html, html } from '../../platform/http/html.ts';
import {
  formatQuery,
  renderButton,
  renderField,
  renderInput,
  renderPageLinks,
  renderSearch,
  renderSelect,
  withNote,
} from '../../admin/controls.ts';
import { type EditorContext, renderEditorPage, renderCsrfField } from '../../admin/layout.ts';
import { formatTime } from '../../admin/labels.ts';
import { type Column, renderBulkBar, renderPick, renderTable, type SiteNames } from '../../admin/list.ts';
import { hasSite, mayWrite } from '../../platform/model/rights.ts';
import { getAccountMessages } from '../../admin/messages/accounts.ts';
import { isAdministrator } from '../../accounts/users.ts';
import { getTimeZone } from '../../platform/model/time-zone.ts';
import { BULK_PATH, listBulkActions } from '../../admin/bulk.ts';
import { getUsesMessages } from '../../admin/messages/uses.ts';
import { getUsesPath, LINKS_PATH, USES_PATH } from '../uses/pages.ts';
import { CALENDAR_PATH } from './calendar.ts';
import { describeFailure } from './failures.ts';
import { getCalendarMessages } from '../../admin/messages/calendar.ts';
import { type LayoutName, listLayouts } from '../render/layouts.ts';
import { getPageMessages } from '../../admin/messages/pages.ts';

export interface PagesView extends PageFilter, FoundPages {
  /** The users to filter by. */
  authors: readonly { id: number; name: string }[];
  /** Why the last action was refused. */
  refused?: string;
}

const LIST = '/editor';

/** Formats the filter and page of a list as a URL query. */
const formatListQuery = (filter: PageFilter): string => {
  const { site, language, state, author, template, order, text, bin, page } = filter;
  return formatQuery(
    {
      q: text,
      site,
      state,
      language,
      kind: template,
      author: author === undefined ? null : String(author),
      order: order === 'path' ? null : order,
      bin: bin && '1',
    },
    page,
  );
};
const formatAddress = (filter: PageFilter): string => LIST + formatListQuery(filter);

const isFiltered = (filter: PageFilter): boolean =>
  formatListQuery({ ...filter, bin: false, page: 1 }) !== '';

/** Renders the search and the filters. Those that are used less are closed unless one is set. */
function renderFilters({ messages }: EditorContext, view: PagesView, sites: SiteNames): Html {
  const t = getPageMessages(messages.language);
  const { state, language, template, author, order, bin } = view;
  const set = [state, language, template, author, order].filter((one) => one !== undefined).length;
  const sitesToChoose = SITES.map((site) => [site, sites.get(site) ?? site] as const);
  const states = PAGE_STATES.map(
    (one) =>
      [
        one,
        one === 'scheduled' ? t.list.scheduled : one === 'review' ? t.tasks.review : t.states[one],
      ] as const,
  );
  const languages = LANGUAGES.map((one) => [one, messages.languages[one]] as const);
  const kinds = TEMPLATE_KINDS.map((one) => [one, t.templates[one]] as const);
  const authors = view.authors.map(({ id, name }) => [String(id), name] as const);
  const orders = PAGE_ORDERS.map((one) => [one, t.list.orders[one]] as const);
  return html`<form class="editor-filters" method="get" action="${LIST}" role="search">
    <div class="editor-search">
      ${renderSearch(t.search, view.text ?? '')}
      ${renderSelect('site', t.site, [['', t.allSites], ...sitesToChoose], view.site ?? '')}
      ${bin ? html`<input type="hidden" name="bin" value="1" />` : null}
      <button class="editor-button editor-button-quiet">${messages.search}</button>
    </div>
    <details class="editor-more" ${set > 0 && html`open`}>
      <summary>${t.list.more(set)}</summary>
      <div class="editor-search">
        ${!bin && renderSelect('state', t.state, [['', t.list.anyState], ...states], state ?? '')}
        ${renderSelect('language', t.language, [['', t.list.anyLanguage], ...languages], language ?? '')}
        ${renderSelect('kind', t.list.kind, [['', t.list.anyKind], ['none', t.list.noTemplates], ...kinds], template ?? '')}
        ${renderSelect('author', t.list.author, [['', t.list.anyone], ...authors], String(author ?? ''))}
        ${renderSelect('order', t.list.order, orders, order ?? 'path')}
      </div>
    </details>
  </form>`;
}

/** Renders the buttons for the selected pages. */
const renderPagesBar = (context: EditorContext, view: PagesView): Html => {
  const t = getPageMessages(context.messages.language).bulk;
  return renderBulkBar(context, {
    address: BULK_PATH,
    back: formatListQuery(view),
    selectAll: t.selectAll,
    selected: t.selected('#'),
    selectedOne: t.selected(1),
    lead: t.lead,
    buttons: listBulkActions(view.bin === true).map(
      (action) =>
        html`<button class="editor-button editor-button-quiet" name="action" value="${action}">
          ${t.actions[action]}
        </button>`,
    ),
  });
};

/** Renders pages with a search, filters, and actions on several pages. */
export function renderPagesPage(context: EditorContext, view: PagesView, sites: SiteNames): string {
  const { messages } = context;
  const t = getPageMessages(messages.language);
  const isPublisher = context.user?.role === 'publisher';
  const canWrite = (page: PageRow): boolean => context.user !== undefined && mayWrite(context.user, page);
  /** Renders the schedule of a page, and its failure. */
  const scheduleOf = ({ site, editions, draftName, unpublishAt, isUnpublisherGone }: PageRow): Html => {
    const format = (time: Date): string => formatTime(time, messages, getTimeZone(site));
    return html`${editions.map(({ name, publishAt, failure, hasChanges }) => {
      if (!publishAt) return html`<p class="editor-muted">${t.alsoDraft(name)}</p>`;
      const note = `${name && `${name}: `}${t.scheduled(format(new Date(publishAt)))}`;
      return html`${
        failure
          ? html`<p class="editor-error">${describeFailure(failure, format, messages.language)}</p>`
          : html`<p class="editor-muted">${note}</p>`
      }${hasChanges && name === draftName && html`<p class="editor-muted">${t.scheduleOutdated}</p>`}`;
    })}
    ${unpublishAt && html`<p class="editor-muted">${t.unpublishes(format(unpublishAt))}</p>`}
    ${isUnpublisherGone && html`<p class="editor-error">${t.publisherGone}</p>`}`;
  };
  const state = (name: string, label: string): Html =>
    html`<span class="editor-state" data-state="${name}">${label}</span>`;
  const uses = getUsesMessages(messages.language);
  const pick: Column<PageRow> = [
    html`<span class="editor-hidden">${messages.select}</span>`,
    ({ id, draftVersion, title }) =>
      renderPick(`page-${id}`, draftVersion, t.bulk.select(title || t.untitled)),
    'pick',
  ];
  const columns: Column<PageRow>[] = [
    ...(isPublisher ? [pick] : []),
    [
      t.titleField,
      (page) => {
        const title = html`<strong>${page.title || t.untitled}</strong>`;
        const isLinked = !view.bin && canWrite(page);
        return html`${withNote(isLinked ? html`<a href="/editor/pages/${page.id}">${title}</a>` : title, page.path)}
        ${page.template && html`<br /><span class="editor-template">${t.templates[page.template]}</span>`}`;
      },
    ],
    [
      t.site,
      ({ site, language }) => withNote(sites.get(site) ?? site, messages.languages[language]),
      'words',
    ],
    [
      t.state,
      (page) =>
        html`${state(page.state, t.states[page.state])}
        ${!canWrite(page) && html`<p class="editor-muted">${getAccountMessages(messages.language).readOnly}</p>`}
        ${page.isReviewed && html`<br />${state('open', t.tasks.review)}`} ${scheduleOf(page)}`,
      'words',
    ],
    [
      t.saved,
      ({ site, draftAt, draftBy, publishedAt }) => {
        const format = (time: Date): string => formatTime(time, messages, getTimeZone(site));
        const isShown = view.order === 'published' && publishedAt !== null;
        return withNote(withNote(format(draftAt), draftBy), isShown && t.list.published(format(publishedAt)));
      },
      'time',
    ],
    [
      messages.actions,
      (page) => {
        const { id, template } = page;
        if (view.bin)
          return (
            isPublisher && canWrite(page) && renderButton(context, `/editor/pages/${id}/restore`, t.restore)
          );
        const usesPath = getUsesPath({ kind: 'page', key: String(id) });
        return html`<a class="editor-plain-link" href="/editor/preview/${id}">${t.preview}</a> ${
            template === null &&
            html`<br /><a class="editor-plain-link" href="${usesPath}">${uses.linksHere}</a>`
          }`;
      },
      'words',
    ],
  ];
  const last = Math.ceil(view.count / PAGES_PER_LIST);
  return renderEditorPage(context, {
    title: view.bin ? t.bin : t.pages,
    part: 'pages',
    script: isPublisher
      ? html`<script type="module" src="/assets/editor/list-selection.js"></script>`
      : undefined,
    content: html`<div class="editor-head">
        <h1>${view.bin ? t.bin : t.pages}</h1>
        <a class="editor-button" href="/editor/pages/new${view.site ? `?site=${view.site}` : ''}"
          >${t.newPage}</a
        >
      </div>
      ${view.refused !== undefined && html`<p class="editor-error" role="alert">${view.refused}</p>`}
      ${renderFilters(context, view, sites)}
      ${
        view.text &&
        view.corrected &&
        html`<p class="editor-notice" role="status">${t.list.corrected(view.text, view.corrected)}</p>`
      }
      <p class="editor-muted">
        ${t.count(view.count)} ·
        ${
          view.bin
            ? html`<a href="${formatAddress({ ...view, bin: false, page: 1 })}">${t.pages}</a>`
            : html`<a href="${formatAddress({ ...view, bin: true, page: 1 })}">${t.bin}</a> ·
                <a href="${CALENDAR_PATH}">${getCalendarMessages(messages.language).title}</a> ·
                <a href="${USES_PATH}">${uses.uses}</a> · <a href="${LINKS_PATH}">${uses.broken}</a>`
        }
        ${
          isFiltered(view) &&
          html`· <a href="${formatAddress({ bin: view.bin === true, page: 1 })}">${t.list.clear}</a>`
        }
      </p>
      ${renderTable(columns, view.rows, t.nothingFound)}
      ${isPublisher && view.rows.length > 0 && renderPagesBar(context, view)}
      ${renderPageLinks(t.pages, view.page, last, (page) => formatAddress({ ...view, page }), messages)}
      ${
        context.user && isAdministrator(context.user) && !view.bin
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
  /** The layout that the page begins with, or the id of an own template; undefined for an empty page. */
  layout?: LayoutName | number;
}

/** Errors of a new page by field. */
export type NewPageErrors = Partial<Record<keyof NewPage, string>>;

/** Renders the form for a new page. */
export function renderNewPage(
  context: EditorContext,
  page: NewPage,
  sites: ReadonlyMap<Site, { name: string; languages: readonly Language[] }>,
  templates: readonly OwnTemplate[],
  errors: NewPageErrors = {},
): string {
  const { messages } = context;
  const t = getPageMessages(messages.language);
  const languages = LANGUAGES.filter((one) => context.user?.languages?.includes(one) ?? true);
  const layouts = listLayouts(messages.language).map(
    ({ name, title, description }) => [name, `${title}: ${description}`] as const,
  );
  return renderEditorPage(context, {
    title: t.newPage,
    part: 'pages',
    script: html`<script type="module" src="/assets/editor/new-page.js"></script>`,
    content: html`<h1>${t.newPage}</h1>
      <form class="editor-form" method="post" action="/editor/pages">
        ${renderCsrfField(context)}
        ${renderInput('title', t.titleField, page.title, {
          error: errors.title,
          attributes: html`maxlength="200" required ${!errors.path && html`autofocus`}`,
        })}
        ${renderField({
          id: 'site',
          label: t.site,
          error: errors.site,
          control: (attributes) =>
            html`<select name="site" ${attributes}>
              ${SITES.filter((site) => !context.user || hasSite(context.user, site)).map(
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
        })}
        ${renderSelect(
          'language',
          t.language,
          languages.map((one) => [one, messages.languages[one]]),
          page.language,
          { error: errors.language },
        )}
        ${renderInput('path', t.path, page.path, {
          hint: t.pathHint,
          error: errors.path,
          attributes: html`maxlength="200" required autocapitalize="off" spellcheck="false"`,
        })}
        ${renderField({
          id: 'layout',
          label: t.startWith,
          error: errors.layout,
          control: (attributes) =>
            html`<select name="layout" ${attributes}>
              <option value="">${t.emptyPage}</option>
              ${templates.map(
                ({ id, name, site, language }) =>
                  html`<option
                    value="${id}"
                    data-place="${site} ${language}"
                    ${id === page.layout && html`selected`}
                  >
                    ${name} – ${sites.get(site)?.name ?? site}, ${messages.languages[language]}
                  </option>`,
              )}
              ${layouts.map(
                ([name, label]) =>
                  html`<option value="${name}" ${name === page.layout && html`selected`}>${label}</option>`,
              )}
            </select>`,
        })}
        <div class="editor-actions">
          <button class="editor-button">${t.create}</button>
          <a class="editor-plain-link" href="${LIST}">${t.cancel}</a>
        </div>
      </form>`,
  });
}
