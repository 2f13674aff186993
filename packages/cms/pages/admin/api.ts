/** The API of the block editor (`/editor/api/…`). Every write needs the CSRF token of the editor's page. */
import type { FastifyInstance } from 'fastify';
import { isLanguage, isSite, type Site } from 'saaristo/sites';
import { ensureComputedPart } from '../store/templates.ts';
import { MAX_TITLE_LENGTH, parsePageDetails, truncateText } from 'saaristo/page-details';
import type { SiteContent } from '../../platform/model/content.ts';
import { touchPresence, copyPage, deletePresence, saveDraft } from '../store/page-store.ts';
import { listPages } from '../store/page-search.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { registerCall } from '../../platform/http/api.ts';
import { CSRF_HEADER, type EditorServices, notFound, requireUser } from '../../admin/requests.ts';
import { runOnce } from '../../admin/request-keys.ts';
import { createAddressCheck } from '../uses/check-address.ts';
import { getNotesRevision } from '../store/notes.ts';
import { registerEditionsApi } from './editions-api.ts';
import { registerHealthApi } from './health-api.ts';
import { registerHistoryApi } from './history-api.ts';
import {
  createPageCalls,
  getPublication,
  getTexts,
  listKept,
  MAX_DRAFT_BYTES,
  type PageApi,
} from './page-calls.ts';
import { registerPublishingApi } from './publishing-api.ts';
import { registerSectionsApi } from './sections-api.ts';
import { registerTranslationsApi } from './translations-api.ts';
import { registerNotesApi, registerPreviewLinksApi, registerReviewApi } from './together-api.ts';

export function registerPageApi(
  app: FastifyInstance,
  services: EditorServices,
  sites: () => Promise<Map<Site, SiteContent>>,
): void {
  const { database, visitors } = services;
  const calls = createPageCalls(services, sites);
  // A draft may be larger than a visitor's body, because its sender is signed in.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addHook('preHandler', async (request) => {
    if (request.method === 'GET' || visitors.verifyCsrfToken(request, request.headers[CSRF_HEADER])) return;
    throw new HttpError(403, 'The page that sent this is out of date.');
  });
  app.addHook('onRequest', async (_request, reply) => void reply.type('application/json; charset=utf-8'));

  registerCall(app, 'GET /me', ({ request, reply }) => ({
    ...requireUser(request),
    token: visitors.getCsrfToken(request, reply),
  }));

  registerCall(app, 'GET /pages', ({ query: { q = '', site, language } }) =>
    listPages(database, {
      site: isSite(site) ? site : undefined,
      language: isLanguage(language) ? language : undefined,
      text: q,
      page: 1,
      template: 'none',
    }),
  );

  const hasAddress = createAddressCheck(app, database, sites);
  registerCall(app, 'GET /link', async ({ request, query: { site, path = '' } }) => {
    if (!isSite(site) || !path.startsWith('/') || path.startsWith('/editor'))
      throw new HttpError(400, 'This is no path of a site.');
    return { found: await hasAddress(request, site, path) };
  });

  registerDraftApi(app, services, calls);
  registerPublishingApi(app, services, calls);
  registerHealthApi(app, services, calls);
  registerSectionsApi(app, services, calls);
  registerHistoryApi(app, services, calls);
  registerTranslationsApi(app, services, calls);
  registerEditionsApi(app, services, calls);
  registerReviewApi(app, services, calls);
  registerNotesApi(app, services, calls);
  registerPreviewLinksApi(app, services, calls);

  app.all('/editor/api/*', () => notFound());
}

/** Registers the calls of a draft. */
const registerDraftApi: PageApi = (app, { database }, { pageOf, clean, opened, answer, requireDone }) => {
  registerCall(app, 'GET /pages/{id}', ({ request }) => answer(request));

  registerCall(
    app,
    'PUT /pages/{id}',
    async ({ request, reply, body }) => {
      const details = parsePageDetails(body);
      if (!details) throw new HttpError(400, 'This is no page.');
      const page = await pageOf(request);
      const kept = new Set(listKept(page));
      const blocks = ensureComputedPart(await clean(request, details.blocks, kept), page.template);
      const author = requireUser(request);
      const saved = await saveDraft(database, page.id, body.version, { ...details, blocks }, author);
      if (!saved) return notFound();
      if ('conflict' in saved) return reply.code(409).send(await opened(saved.conflict));
      return {
        ...saved,
        savedAt: saved.savedAt.toISOString(),
        ...(JSON.stringify(blocks) !== JSON.stringify(details.blocks) && { blocks }),
      };
    },
    { bodyLimit: MAX_DRAFT_BYTES },
  );

  registerCall(app, 'POST /pages/{id}/duplicate', async ({ request }) => {
    const page = await pageOf(request);
    requireDone(request, page.template === null ? undefined : 'staysTemplate');
    const t = getTexts(request);
    const title = truncateText(t.copyOf(page.draft.title), MAX_TITLE_LENGTH);
    return runOnce(database, request, async (queries) => {
      const id = await copyPage(queries, page, { ...page.draft, title }, requireUser(request));
      if (id === undefined) throw new HttpError(409, t.taken);
      return { id };
    });
  });

  registerCall(app, 'POST /pages/{id}/presence', async ({ request, body: { tab, gone = false } }) => {
    const page = await pageOf(request);
    const { id, draftVersion: version } = page;
    if (gone) await deletePresence(database, id, tab);
    return {
      ...(gone ? { others: [] } : await touchPresence(database, id, tab, requireUser(request))),
      version,
      publication: await getPublication(database, page),
      notes: await getNotesRevision(database, id),
    };
  });
};
