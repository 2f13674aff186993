import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_SITE, isLanguage, isSite, type Site } from 'saaristo/sites';
import {
  createPage,
  type EditedPage,
  findEditedPage,
  listPages,
  undeletePage,
} from '../../content/pages/page-store.ts';
import { LONGEST_TITLE } from '../../content/pages/page-details.ts';
import { importAgain } from '../../content/pages/import-again.ts';
import { listSites, siteNames } from '../../content/find-entry.ts';
import type { SiteContent } from '../../model/content.ts';
import type { Database } from '../../database/database.ts';
import { storableText } from '../../http/checked.ts';
import { pageNumber, queryText } from '../../http/query.ts';
import { searchParameters } from '../../http/request.ts';
import { EDITOR_FORM_POLICY } from '../../http/security/headers.ts';
import type { Visitors } from '../../http/security/visitors.ts';
import {
  type ContextFor,
  fieldsOf,
  FORM_LIMIT,
  messagesFor,
  missing,
  rowId,
  userOf,
  type WithId,
} from '../requests.ts';
import { refusalOfPath } from './page-paths.ts';
import { mediaCalls } from '../media/routes.ts';
import { pageCalls } from './api.ts';
import { APP_POLICY, appPage } from './app-page.ts';
import { canvasPage, type PagesOptions, previewPage } from './canvas.ts';
import { pageMessages } from './messages.ts';
import { pickerCalls } from './pickers.ts';
import { type NewPage, type NewPageErrors, newPagePage, pagesPage } from './page-list.ts';

export type { PagesOptions } from './canvas.ts';

const siteOf = (value: unknown): Site => (isSite(value) ? value : DEFAULT_SITE);
const textOf = (value: unknown): string => (typeof value === 'string' ? storableText(value).trim() : '');

/** Lists, forms, the block editor with its canvas, and its calls. */
export async function pageRooms(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
  contextFor: ContextFor,
  options: PagesOptions,
): Promise<void> {
  const sites = async (): Promise<Map<Site, SiteContent>> =>
    new Map((await listSites(database)).map((one) => [one.site, one]));
  const pageOf = async ({ params: { id } }: WithId): Promise<EditedPage> =>
    (await findEditedPage(database, rowId(id) ?? missing())) ?? missing();

  app.get('/editor', async (request, reply) => {
    const query = searchParameters(request);
    const site = query.get('site');
    const view = {
      site: isSite(site) ? site : undefined,
      text: queryText(query.get('q')) || undefined,
      bin: query.get('bin') === '1',
      page: pageNumber(query.get('page')),
    };
    return pagesPage(
      contextFor(request, reply),
      { ...view, ...(await listPages(database, view)) },
      await siteNames(database),
    );
  });

  const showNew = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: NewPage,
    errors?: NewPageErrors,
  ): Promise<string> => {
    if (errors) reply.code(400);
    reply.header('content-security-policy', EDITOR_FORM_POLICY);
    return newPagePage(contextFor(request, reply), page, await sites(), errors);
  };

  app.get('/editor/pages/new', async (request, reply) => {
    const site = siteOf(searchParameters(request).get('site'));
    const language = (await sites()).get(site)?.languages[0] ?? 'fi';
    return showNew(request, reply, { site, language, path: '/', title: '' });
  });

  app.post('/editor/pages', { bodyLimit: FORM_LIMIT }, async (request, reply) => {
    const fields = fieldsOf(visitors, request);
    const t = pageMessages(contextFor(request, reply).messages.language);
    const page: NewPage = {
      site: siteOf(fields['site']),
      language: isLanguage(fields['language']) ? fields['language'] : 'fi',
      path: textOf(fields['path']),
      title: textOf(fields['title']),
    };
    const site = (await sites()).get(page.site) ?? missing();
    const pathRefusal = await refusalOfPath(app, site, page.path);
    const errors: NewPageErrors = {
      ...((page.title === '' || page.title.length > LONGEST_TITLE) && { title: t.noTitle }),
      ...(!site.languages.includes(page.language) && { language: t.wrongLanguage }),
      ...(pathRefusal && { path: t[pathRefusal] }),
    };
    if (Object.keys(errors).length > 0) return showNew(request, reply, page, errors);
    const { title, ...place } = page;
    const details = { title, description: '', blocks: [] };
    const id = await createPage(database, place, details, userOf(request));
    if (id === undefined) return showNew(request, reply, page, { path: t.taken });
    return reply.redirect(`/editor/pages/${id}`, 303);
  });

  app.get('/editor/pages/:id', async (request: WithId, reply) => {
    const page = await pageOf(request);
    if (page.deletedAt) return missing();
    reply.header('content-security-policy', APP_POLICY);
    return appPage(contextFor(request, reply), page, options.catalogue);
  });

  app.get('/editor/canvas/:id', async (request: WithId, reply) =>
    canvasPage(request, reply, database, visitors, options, await pageOf(request)),
  );
  // The draft, or with `?of=scheduled` the content that is published at a time.
  app.get('/editor/preview/:id', async (request: WithId, reply) => {
    const page = await pageOf(request);
    const isScheduled = searchParameters(request).get('of') === 'scheduled';
    const shown = isScheduled ? { ...page, draft: page.scheduled ?? missing() } : page;
    return previewPage(request, reply, database, visitors, options, shown);
  });

  app.post('/editor/pages/:id/restore', { bodyLimit: FORM_LIMIT }, async (request: WithId, reply) => {
    fieldsOf(visitors, request);
    userOf(request, 'publisher');
    const { id } = await pageOf(request);
    if (await undeletePage(database, id)) return reply.redirect(`/editor/pages/${id}`, 303);
    reply.code(409);
    const view = { bin: true, page: 1 };
    const { language } = messagesFor(request);
    return pagesPage(
      contextFor(request, reply),
      { ...view, ...(await listPages(database, view)), refused: pageMessages(language).taken },
      await siteNames(database),
    );
  });

  app.post('/editor/pages/import', { bodyLimit: FORM_LIMIT }, async (request, reply) => {
    fieldsOf(visitors, request);
    await importAgain(database, options.shipped, userOf(request, 'publisher'));
    return reply.redirect('/editor', 303);
  });

  // No page can stand below the editor's own address, which its session's cookie is sent to.
  app.get('/editor/*', () => missing());

  await app.register(async (calls) => {
    pageCalls(calls, database, visitors, sites, options.catalogue.migrate);
    mediaCalls(calls, database);
    pickerCalls(calls, database);
  });
}
