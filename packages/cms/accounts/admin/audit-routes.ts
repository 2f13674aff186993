import type { FastifyInstance } from 'fastify';
import { html } from '../../platform/http/html.ts';
import { withNote } from '../../admin/controls.ts';
import { formatCsv } from '../../enquiries/export.ts';
import { formatTime } from '../../admin/labels.ts';
import { defineList, readListValues, registerList } from '../../admin/list.ts';
import { type EditorServices, requireUser } from '../../admin/requests.ts';
import { type AuditFilter, EVENTS_PER_PAGE, exportEvents, listEvents } from '../audit.ts';
import { getAccountMessages } from '../../admin/messages/accounts.ts';

const PATH = '/editor/audit';

const parseFilter = ({ q, action }: Readonly<Record<string, string>>): AuditFilter => ({
  action: action || undefined,
  text: q || undefined,
});

const audit = defineList({
  path: PATH,
  part: 'audit',
  who: 'administrator',
  filters: ['q', 'action'],
  pageSize: EVENTS_PER_PAGE,
  isNumbered: true,
  read: ({ database, values, page }) => listEvents(database, parseFilter(values), page),
  describe({ messages, found, query }) {
    const t = getAccountMessages(messages.language);
    const label = (action: string): string => t.actions[action] ?? action;
    const actions = found.actions
      .map((action) => [action, label(action)] as const)
      .toSorted(([, one], [, other]) => one.localeCompare(other, messages.language));
    return {
      title: t.audit,
      lead: t.auditLead,
      filters: {
        q: { label: t.searchAudit },
        action: { label: t.action, options: actions, all: t.allActions },
      },
      columns: [
        [t.time, ({ at }) => formatTime(at, messages), 'time'],
        [t.who, ({ userName }) => userName, 'words'],
        [t.action, ({ action, count }) => withNote(label(action), count > 1 && t.times(count)), 'words'],
        [
          t.subject,
          ({ pageId, subject }) =>
            pageId === null ? subject : html`<a href="/editor/pages/${pageId}">${subject || pageId}</a>`,
        ],
      ],
      foot: html`<p class="editor-export">
        ${messages.exportShown}: <a href="${PATH}/export.csv${query}" download>CSV</a>
      </p>`,
    };
  },
});

/** Registers the audit trail and its export, for administrators. */
export function registerAuditRoutes(app: FastifyInstance, services: EditorServices): void {
  registerList(app, services, audit);
  app.get(`${PATH}/export.csv`, async (request, reply) => {
    requireUser(request, 'administrator');
    const filter = parseFilter(readListValues(audit, request));
    return reply
      .headers({
        'content-disposition': 'attachment; filename="audit.csv"',
        'content-type': 'text/csv; charset=utf-8',
      })
      .send(await formatCsv(() => exportEvents(services.database, filter)));
  });
}
