/** Lists of the back office: each is declared by its address, rights, reader, filters, columns and actions on rows. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from 'saaristo/sites';
import { getSiteNames } from '../content/find-entry.ts';
import type { Database } from '../platform/database/database.ts';
import { type Html, html } from '../platform/http/html.ts';
import { parsePageNumber, parseQueryText } from '../platform/http/query.ts';
import { getSearchParameters } from '../platform/http/request.ts';
import { formatQuery, renderPageLinks, renderSearch, renderSelect } from './controls.ts';
import { type EditorContext, type EditorPart, renderCsrfField, renderEditorPage } from './layout.ts';
import {
  type EditorServices,
  type IdRequest,
  isRowId,
  notFound,
  requirePlace,
  requireUser,
} from './requests.ts';
import type { User } from '../accounts/users.ts';

/** Names of sites by identifier. */
export type SiteNames = ReadonlyMap<string, string>;

/** The filters of a list by name, as they are in its URL; '' for none. */
type Values = Readonly<Record<string, string>>;

/** A request for a page of a list. */
interface ListRequest {
  database: Database;
  request: FastifyRequest;
  user: User;
  values: Values;
  /** From 1. */
  page: number;
}

/** A page of rows. */
interface FoundRows {
  rows: readonly unknown[];
  /** Number of all rows. Default: those of `counts`. */
  count?: number;
  /** Numbers of rows by value of the facet. */
  counts?: Readonly<Record<string, number>>;
}

type Options = readonly (readonly [value: string, label: string])[];

/** A column: its heading, what its cells show, and how. Cells of numbers show their heading on narrow windows. */
export type Column<Row> = readonly [
  head: string | Html,
  cell: (row: Row) => Html | string | number | false | null | undefined,
  look?: 'time' | 'words' | 'message' | 'number' | 'pick',
];

/** The content of a list, in the language of its reader. */
interface ListView<Row> {
  title: string;
  /** Links beside the heading. */
  beside?: Html;
  lead?: string;
  /** Fields above the list by name: a text to search for, or a choice of options after one for all rows. */
  filters?: Readonly<Record<string, { label: string; options?: Options; all?: string }>>;
  /** All values of the facet with their labels. Those without rows are not shown. */
  facet?: Options;
  columns: readonly Column<Row>[];
  /** The text of an empty list. */
  nothing?: string;
  /** HTML after the list, such as links to exports. */
  foot?: Html | null;
  /** The bar of actions on several rows. */
  bulk?: Html | false | null;
  /** The script element of the list. */
  script?: Html | undefined;
}

/** The page that a list is rendered for. */
interface ListContext<Found> extends EditorContext {
  user: User;
  sites: SiteNames;
  found: Found;
  /** The filters as a URL query. */
  query: string;
}

/** Changes a row. Returns the address that is shown then, which is the list by default. @throws HttpError 403 if the user may not */
type RowAction = (database: Database, id: string, request: FastifyRequest) => Promise<unknown>;

/** The buttons of rows. */
export interface ListRows {
  /** The address of the rows. */
  path: string;
  getSite: (database: Database, id: string) => Promise<Site>;
  /** By the last part of their address. */
  actions: Readonly<Record<string, RowAction>>;
}

/** A list of the back office. */
export interface ListDeclaration<Found extends FoundRows> {
  path: string;
  /** The section of the navigation. */
  part: EditorPart;
  /** Who may see it: administrators, or those who may see the data of a site. Default: every user. */
  who?: 'administrator' | { site: Site };
  /** Names of the filters in the URL, in order. */
  filters?: readonly string[];
  /** The filter that is shown as links with numbers of rows. */
  facet?: string;
  /** Rows of a page. Default: all rows are on one page. */
  pageSize?: number;
  /** Whether the links to other pages have numbers instead of "newer" and "older". */
  isNumbered?: boolean;
  read: (request: ListRequest) => Promise<Found>;
  describe: (context: ListContext<Found>) => ListView<Found['rows'][number]>;
  rows?: ListRows;
}

/** Declares a list. */
export const defineList = <Found extends FoundRows>(list: ListDeclaration<Found>): ListDeclaration<Found> =>
  list;

/** Renders rows of cells below headings. */
export function renderTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  nothing: string,
): Html {
  if (rows.length === 0) return html`<p class="editor-nothing">${nothing}</p>`;
  const renderCell = ([head, cell, look]: Column<Row>, row: Row): Html =>
    html`<td ${look && html`class="editor-${look}"`} ${look === 'number' && html`data-label="${head}"`}>
      ${cell(row)}
    </td>`;
  return html`<div class="editor-table">
    <table>
      <thead>
        <tr>
          ${columns.map(([head, , look]) => html`<th scope="col" ${look === 'number' && html`class="editor-number"`}>${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${columns.map((column) => renderCell(column, row))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Id of the form that the checkboxes of rows belong to. */
const BULK_FORM = 'bulk';

/** Renders the checkbox that selects a row for actions on several. */
export const renderPick = (name: string, value: string | number, label: string): Html =>
  html`<input type="checkbox" form="${BULK_FORM}" name="${name}" value="${value}" aria-label="${label}" />`;

interface BulkBar {
  address: string;
  /** The query to return to. */
  back?: string;
  selectAll: string;
  /** The number of selected rows; `#` stands for the number. */
  selected: string;
  selectedOne: string;
  lead: string;
  buttons: Html | readonly Html[];
}

/** Renders the buttons for the selected rows. Their checkboxes belong to this form by its id. */
export const renderBulkBar = (context: EditorContext, bar: BulkBar): Html =>
  html`<form
    class="editor-bulk"
    id="${BULK_FORM}"
    method="post"
    action="${bar.address}"
    data-select-all="${bar.selectAll}"
    data-selected="${bar.selected}"
    data-selected-one="${bar.selectedOne}"
  >
    ${renderCsrfField(context)}
    ${bar.back !== undefined && html`<input type="hidden" name="back" value="${bar.back}" />`}
    <p>${bar.lead}</p>
    <div>${bar.buttons}</div>
  </form>`;

/** Renders a page of a list. */
function renderListPage<Found extends FoundRows>(
  list: ListDeclaration<Found>,
  context: ListContext<Found>,
  values: Values,
  page: number,
): string {
  const { messages, found } = context;
  const view = list.describe(context);
  const { facet = '', pageSize = Infinity } = list;
  const rows: readonly Found['rows'][number][] = found.rows;
  const { counts = {} } = found;
  const getUrl = (at: number, changes: Values = {}): string =>
    list.path + formatQuery({ ...values, ...changes }, at);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const count = found.count ?? (values[facet] ? (counts[values[facet]] ?? 0) : total);

  const facetLink = (value: string, label: string, size: number): Html =>
    html`<li>
      <a href="${getUrl(1, { [facet]: value })}" ${value === values[facet] && html`aria-current="true"`}
        >${label} <span class="editor-count">${size}</span></a
      >
    </li>`;
  const form =
    view.filters &&
    html`<form class="editor-search" method="get" action="${list.path}" role="search">
      ${Object.entries(view.filters).map(([name, { label, options, all = messages.all }]) => {
        const value = values[name] ?? '';
        return options
          ? renderSelect(name, label, [['', all], ...options], value)
          : renderSearch(label, value);
      })}
      ${values[facet] && html`<input type="hidden" name="${facet}" value="${values[facet]}" />`}
      <button class="editor-button editor-button-quiet">${messages.search}</button>
    </form>`;
  const pager = list.isNumbered
    ? renderPageLinks(view.title, page, Math.ceil(count / pageSize), getUrl, messages)
    : (count > pageSize || page > 1) &&
      html`<nav class="editor-pager">
        ${page > 1 && html`<a href="${getUrl(page - 1)}" rel="prev">← ${messages.newer}</a>`}
        <span>${messages.page(page)}</span>
        ${count > page * pageSize && html`<a href="${getUrl(page + 1)}" rel="next">${messages.older} →</a>`}
      </nav>`;
  const heading = html`<h1>${view.title}</h1>`;
  return renderEditorPage(context, {
    title: view.title,
    part: list.part,
    content: html`${view.beside ? html`<div class="editor-head">${heading} ${view.beside}</div>` : heading}
    ${view.lead && html`<p class="editor-muted">${view.lead}</p>`} ${form}
    ${
      view.facet &&
      html`<ul class="editor-filter">
        ${facetLink('', messages.all, total)}
        ${view.facet
          .filter(([value]) => (counts[value] ?? 0) > 0 || value === values[facet])
          .map(([value, label]) => facetLink(value, label, counts[value] ?? 0))}
      </ul>`
    }
    ${renderTable(view.columns, rows, view.nothing ?? messages.nothing)} ${rows.length > 0 && view.bulk}
    ${pager} ${view.foot}`,
    script: view.script,
  });
}

/** Reads the filters of a list from a request's URL. */
export function readListValues(
  { filters = [], facet }: { filters?: readonly string[]; facet?: string },
  request: FastifyRequest,
): Values {
  const query = getSearchParameters(request);
  const names = facet === undefined ? filters : [...filters, facet];
  return Object.fromEntries(names.map((name) => [name, parseQueryText(query.get(name))]));
}

/** Reads and renders a page of a list. */
export async function showList<Found extends FoundRows>(
  { database, getContext }: EditorServices,
  list: ListDeclaration<Found>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const { who } = list;
  const user = requireUser(request, who === 'administrator' ? who : undefined);
  if (typeof who === 'object') requirePlace(request, who);
  const values = readListValues(list, request);
  const page = parsePageNumber(getSearchParameters(request).get('page'));
  const found = await list.read({ database, request, user, values, page });
  const sites = await getSiteNames(database);
  const query = formatQuery(values);
  return renderListPage(list, { ...getContext(request, reply), user, sites, found, query }, values, page);
}

/** Registers the page of a list and the buttons of its rows. */
export function registerList<Found extends FoundRows>(
  app: FastifyInstance,
  services: EditorServices,
  list: ListDeclaration<Found>,
): void {
  const { database, readForm } = services;
  const { path, rows } = list;
  app.get(path, (request, reply) => showList(services, list, request, reply));
  if (!rows) return;
  for (const [name, run] of Object.entries(rows.actions))
    app.post(`${rows.path}/:id/${name}`, async (request: IdRequest, reply) => {
      readForm(request);
      const { id } = request.params;
      if (!isRowId(id)) return notFound();
      requirePlace(request, { site: await rows.getSite(database, id) });
      const next = await run(database, id, request);
      return reply.redirect(typeof next === 'string' ? next : path, 303);
    });
}
