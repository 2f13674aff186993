import type { FastifyInstance } from 'fastify';
import { getSiteNames } from '../content/find-entry.ts';
import { listTasks, type Task } from '../content/pages/tasks.ts';
import { type Html, html } from '../http/html.ts';
import { getTimeZone } from '../model/time-zone.ts';
import { type EditorContext, renderEditorPage } from './layout.ts';
import { formatTime, renderTable, type SiteNames } from './list-page.ts';
import { getPageMessages } from './pages/messages.ts';
import { type EditorServices, requireUser } from './requests.ts';

const TASKS_PATH = '/editor/for-you';

function renderTasksPage(context: EditorContext, tasks: readonly Task[], sites: SiteNames): string {
  const { messages } = context;
  const t = getPageMessages(messages.language);
  const row = ({ kind, pageId, title, site, path, by, at, text }: Task): Html =>
    html`<tr>
      <td class="editor-words"><span class="editor-state" data-state="${kind}">${t.tasks[kind]}</span></td>
      <td>
        <a href="/editor/pages/${pageId}"><strong>${title || t.untitled}</strong></a
        ><br /><span class="editor-muted">${sites.get(site) ?? site} · ${path}</span>
      </td>
      <td class="editor-message">${text}</td>
      <td class="editor-time">
        ${formatTime(at, messages, getTimeZone(site))}<br /><span class="editor-muted">${by}</span>
      </td>
    </tr>`;
  return renderEditorPage(context, {
    title: t.forYou,
    part: 'for-you',
    content: html`<h1>${t.forYou}</h1>
      <p class="editor-muted">${t.forYouLead}</p>
      ${
        tasks.length === 0
          ? html`<p class="editor-nothing">${t.nothingForYou}</p>`
          : renderTable([t.task, t.titleField, t.message, messages.received], tasks.map(row), messages)
      }`,
  });
}

/** Registers the list of tasks of the signed-in user. */
export function registerTasksRoutes(app: FastifyInstance, { database, getContext }: EditorServices): void {
  app.get(TASKS_PATH, async (request, reply) =>
    renderTasksPage(
      getContext(request, reply),
      await listTasks(database, requireUser(request)),
      await getSiteNames(database),
    ),
  );
}
