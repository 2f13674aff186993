import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parsePageNumber, parseQueryText } from '../../http/query.ts';
import { getSearchParameters } from '../../http/request.ts';
import { html } from '../../http/html.ts';
import { formatQuery, renderOptions, renderPageLinks } from '../controls.ts';
import { formatCsv } from '../export.ts';
import { type EditorContext, renderEditorPage } from '../layout.ts';
import { formatTime, renderTable } from '../list-page.ts';
import { type EditorServices, requireUser } from '../requests.ts';
import { type AuditFilter, type AuditRow, EVENTS_PER_PAGE, exportEvents, listEvents } from './audit.ts';
import { getAccountMessages } from './messages.ts';

const PATH = '/editor/audit';

interface AuditView extends AuditFilter {
  rows: readonly AuditRow[];
  count: number;
  actions: readonly string[];
  page: number;
}

function renderAuditPage(context: EditorContext, view: AuditView): string {
  const { messages } = context;
  const t = getAccountMessages(messages.language);
  const label = (action: string): string => t.actions[action] ?? action;
  const query = { q: view.text, action: view.action };
  const options = view.actions
    .map((action) => [action, label(action)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, messages.language));
  const row = ({ at, userName, action, pageId, subject, count }: AuditRow) =>
    html`<tr>
      <td class="editor-time">${formatTime(at, messages)}</td>
      <td class="editor-words">${userName}</td>
      <td class="editor-words">
        ${label(action)}${count > 1 && html`<br /><span class="editor-muted">${t.times(count)}</span>`}
      </td>
      <td>${pageId === null ? subject : html`<a href="/editor/pages/${pageId}">${subject || pageId}</a>`}</td>
    </tr>`;
  return renderEditorPage(context, {
    title: t.audit,
    part: 'audit',
    content: html`<h1>${t.audit}</h1>
      <p class="editor-muted">${t.auditLead}</p>
      <form class="editor-search" method="get" action="${PATH}" role="search">
        <div>
          <label for="q">${t.searchAudit}</label>
          <input type="search" id="q" name="q" value="${view.text ?? ''}" maxlength="200" />
        </div>
        <div>
          <label for="action">${t.action}</label>
          <select id="action" name="action">
            ${renderOptions([['', t.allActions], ...options], view.action ?? '')}
          </select>
        </div>
        <button class="editor-button editor-button-quiet">${messages.search}</button>
      </form>
      ${renderTable([t.time, t.who, t.action, t.subject], view.rows.map(row), messages)}
      ${renderPageLinks(
        t.audit,
        view.page,
        Math.ceil(view.count / EVENTS_PER_PAGE),
        (page) => PATH + formatQuery(query, page),
        messages,
      )}
      <p class="editor-export">
        ${messages.exportShown}: <a href="${PATH}/export.csv${formatQuery(query)}" download>CSV</a>
      </p>`,
  });
}

/** Registers the audit trail and its export, for administrators. */
export function registerAuditRoutes(app: FastifyInstance, { database, getContext }: EditorServices): void {
  const readFilter = (request: FastifyRequest): AuditFilter => {
    requireUser(request, 'administrator');
    const query = getSearchParameters(request);
    return {
      action: parseQueryText(query.get('action')) || undefined,
      text: parseQueryText(query.get('q')) || undefined,
    };
  };

  app.get(PATH, async (request, reply) => {
    const filter = readFilter(request);
    const page = parsePageNumber(getSearchParameters(request).get('page'));
    return renderAuditPage(getContext(request, reply), {
      ...filter,
      ...(await listEvents(database, filter, page)),
      page,
    });
  });

  app.get(`${PATH}/export.csv`, async (request, reply) => {
    const filter = readFilter(request);
    return reply
      .headers({
        'content-disposition': 'attachment; filename="audit.csv"',
        'content-type': 'text/csv; charset=utf-8',
      })
      .send(await formatCsv(() => exportEvents(database, filter)));
  });
}
