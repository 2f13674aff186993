import type { FastifyInstance } from 'fastify';
import { DEFAULT_SITE, isSite, type Site, SITES } from 'saaristo/sites';
import { getSiteNames } from '../../content/find-entry.ts';
import type { Database } from '../../database/database.ts';
import { type Html, html } from '../../http/html.ts';
import { getSearchParameters } from '../../http/request.ts';
import { normalisePath } from '../../model/paths.ts';
import {
  getTemplatePage,
  listPageFigures,
  type PageFigure,
  SHOWN_DAYS,
  type Summary,
} from '../../pages/field-figures/figures.ts';
import { renderOptions } from '../controls.ts';
import { renderEditorPage } from '../layout.ts';
import { renderTable } from '../list-page.ts';
import { getPageMessages } from '../pages/messages.ts';
import type { EditorServices } from '../requests.ts';
import { getFigureMessages } from './messages.ts';

export const FIGURES_PATH = '/editor/figures';

/** Limits of good values, as search engines judge them: milliseconds, and CLS. */
const GOOD: Readonly<Record<PageFigure, number>> = { lcp: 2500, inp: 200, cls: 0.1 };

/** The pages of a site by the names under which figures are stored. */
async function findPages(
  database: Database,
  site: Site,
): Promise<Map<string, { id: number; title: string }>> {
  const rows = await database
    .selectFrom('page')
    .select(['id', 'path', 'language', 'template', 'draft'])
    .where('site', '=', site)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, path, language, template, draft }) => [
      template ? getTemplatePage(language, template) : normalisePath(path),
      { id, title: draft.title },
    ]),
  );
}

/** Registers the list of pages with their figures from visitors' browsers, slowest first. */
export function registerFigureRoutes(app: FastifyInstance, { database, getContext }: EditorServices): void {
  app.get(FIGURES_PATH, async (request, reply) => {
    const context = getContext(request, reply);
    const { messages } = context;
    const t = getFigureMessages(messages.language);
    const given = getSearchParameters(request).get('site');
    const site = isSite(given) ? given : DEFAULT_SITE;
    const [figures, pages, names] = await Promise.all([
      listPageFigures(database, site),
      findPages(database, site),
      getSiteNames(database),
    ]);
    const format = (value: number, digits: number): string =>
      new Intl.NumberFormat(messages.language, { maximumFractionDigits: digits }).format(value);
    const formatValue: Record<PageFigure, (value: number) => string> = {
      lcp: (ms) => t.seconds(format(ms / 1000, 1)),
      inp: (ms) => t.ms(format(ms, 0)),
      cls: (value) => format(value, 2),
    };
    const cell = (figure: PageFigure, found: Summary | undefined): Html =>
      html`<td class="editor-number" data-label="${t[figure]}">
        ${found && formatValue[figure](found.p75)}
        ${found && found.p75 > GOOD[figure] && html`<strong>(${t.slow})</strong>`}
      </td>`;
    const rows = [...figures]
      .sort(([, a], [, b]) => (b.lcp?.p75 ?? 0) - (a.lcp?.p75 ?? 0))
      .map(([name, { lcp, inp, cls, failed }]) => {
        const page = pages.get(name);
        return html`<tr>
          <td>
            ${page ? html`<a href="/editor/pages/${page.id}"><strong>${page.title || name}</strong></a>` : name}
            <br /><span class="editor-muted">${name}</span>
          </td>
          ${cell('lcp', lcp)} ${cell('inp', inp)} ${cell('cls', cls)}
          <td class="editor-number" data-label="${t.failed}">${failed && format(failed.count, 0)}</td>
          <td class="editor-number" data-label="${t.visits}">${format(cls?.count ?? lcp?.count ?? 0, 0)}</td>
        </tr>`;
      });
    return renderEditorPage(context, {
      title: t.title,
      part: 'pages',
      content: html`<nav aria-label="${getPageMessages(messages.language).pages}">
          <ul class="editor-filter">
            <li><a href="/editor">${getPageMessages(messages.language).pages}</a></li>
            <li><a href="${FIGURES_PATH}" aria-current="page">${t.title}</a></li>
          </ul>
        </nav>
        <h1>${t.title}</h1>
        <p class="editor-hint">${t.lead(SHOWN_DAYS)}</p>
        <form class="editor-search" method="get" action="${FIGURES_PATH}">
          <div>
            <label for="site">${t.site}</label>
            <select id="site" name="site">
              ${renderOptions(
                SITES.map((one) => [one, names.get(one) ?? one] as const),
                site,
              )}
            </select>
          </div>
          <button class="editor-button editor-button-quiet">${t.show}</button>
        </form>
        ${
          rows.length === 0
            ? html`<p class="editor-nothing" role="status">${t.nothing}</p>`
            : renderTable([t.page, t.lcp, t.inp, t.cls, t.failed, t.visits], rows, messages)
        }`,
    });
  });
}
