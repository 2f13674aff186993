/** The API of the block editor (`/editor/api/…`). Every write needs the CSRF token of the editor's page. */
import type { Share } from '@saaristo/editor/contract';
import type { FastifyInstance } from 'fastify';
import { isLanguage, isSite, type Site } from 'saaristo/sites';
import { findSharePicture } from '../../content/first-picture.ts';
import { createShare } from '../render/share.ts';
import { expandPages, listUses } from '../../content/sections.ts';
import { ensureComputedPart } from '../store/templates.ts';
import { findCanonical, MAX_TITLE_LENGTH, parsePageDetails, truncateText } from 'saaristo/page-details';
import type { SiteContent } from '../../platform/model/content.ts';
import {
  touchPresence,
  copyPage,
  type EditedPage,
  deletePresence,
  saveDraft,
  setUnpublishTime,
  unscheduleEdition,
} from '../store/page-store.ts';
import { listPages } from '../store/page-search.ts';
import { listAlternates } from '../store/translations.ts';
import { isInMenu, listPagesLinkingTo, listPagesWithTitle } from '../store/page-links.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { registerCall } from '../../platform/http/api.ts';
import { getSiteOrigin } from '../../platform/http/request.ts';
import {
  CSRF_HEADER,
  type EditorServices,
  getMessages,
  notFound,
  requireUser,
  type IdRequest,
} from '../../admin/requests.ts';
import { runOnce } from '../../admin/request-keys.ts';
import { createAddressCheck } from '../uses/check-address.ts';
import { getNotesRevision } from '../store/notes.ts';
import { getPageMessages } from '../../admin/messages/pages.ts';
import { findNext, MAX_EDITION_NAME } from '../store/editions.ts';
import { registerEditionsApi } from './editions-api.ts';
import { registerHistoryApi } from './history-api.ts';
import { createPageCalls, getPublication, listKept, MAX_DRAFT_BYTES } from './page-calls.ts';
import { registerSectionsApi } from './sections-api.ts';
import { registerTranslationsApi } from './translations-api.ts';
import { registerTogetherApi } from './together-api.ts';
import { move, type PageRefusal, remove, unpublish } from './page-actions.ts';

/** Pages that a refusal names as uses of a section. */
const MAX_NAMED_USES = 5;

export function registerPageApi(
  app: FastifyInstance,
  services: EditorServices,
  sites: () => Promise<Map<Site, SiteContent>>,
): void {
  const { database, visitors, options } = services;
  const calls = createPageCalls(services, sites);
  const { pageOf, timeOf, clean, approve, opened, requireDone } = calls;
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

  registerCall(app, 'GET /pages/{id}', async ({ request }) => opened(await pageOf(request)));

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

  registerCall(app, 'POST /pages/{id}/publish', ({ request, reply, body }) =>
    approve(request, reply, { version: body.version }, body),
  );

  /** @throws HttpError 409, with the pages that use the section, if an action is refused for them */
  const requireUnused = async (request: IdRequest, refusal: PageRefusal | undefined): Promise<void> => {
    if (refusal !== 'sectionInUse') return requireDone(request, refusal);
    const t = getPageMessages(getMessages(request).language);
    const uses = await listUses(database, (await pageOf(request)).id);
    const named = uses.slice(0, MAX_NAMED_USES).map(({ title, path }) => title || path);
    throw new HttpError(
      409,
      `${t.sectionInUse} ${t.sectionUses(named)}${uses.length > named.length ? ' …' : ''}`,
    );
  };

  registerCall(app, 'POST /pages/{id}/unpublish', async ({ request }) => {
    const author = requireUser(request, 'publisher');
    await requireUnused(request, await unpublish(database, await pageOf(request), author));
    return opened(await pageOf(request));
  });

  registerCall(app, 'POST /pages/{id}/unpublish-at', async ({ request, body }) => {
    const author = requireUser(request, 'publisher');
    const page = await pageOf(request);
    requireDone(request, page.template === null ? undefined : 'staysTemplate');
    if (!(await setUnpublishTime(database, page.id, timeOf(request, body.at, page), author)))
      throw new HttpError(400, getPageMessages(getMessages(request).language).notPublishedThen);
    return opened(await pageOf(request));
  });

  registerCall(app, 'POST /pages/{id}/schedule', async ({ request, reply, body }) => {
    const author = requireUser(request, 'publisher');
    const page = await pageOf(request);
    const { version = 0, name } = body;
    if (timeOf(request, body.at, page))
      return approve(request, reply, { version }, body, name?.trim().slice(0, MAX_EDITION_NAME));
    const next = findNext(page.editions);
    if (next) await unscheduleEdition(database, page.id, next.id, author);
    return opened(await pageOf(request));
  });

  registerCall(app, 'POST /pages/{id}/move', async ({ request, body }) => {
    const author = requireUser(request, 'publisher');
    const page = await pageOf(request);
    const site = (await sites()).get(page.site) ?? notFound();
    requireDone(request, await move(app, database, site, page, body.path.trim(), author), 409);
    return opened(await pageOf(request));
  });

  registerCall(app, 'POST /pages/{id}/duplicate', async ({ request }) => {
    const page = await pageOf(request);
    requireDone(request, page.template === null ? undefined : 'staysTemplate');
    const t = getPageMessages(getMessages(request).language);
    const title = truncateText(t.copyOf(page.draft.title), MAX_TITLE_LENGTH);
    return runOnce(database, request, async (queries) => {
      const id = await copyPage(queries, page, { ...page.draft, title }, requireUser(request));
      if (id === undefined) throw new HttpError(409, t.taken);
      return { id };
    });
  });

  registerCall(app, 'POST /pages/{id}/delete', async ({ request }) => {
    const author = requireUser(request, 'publisher');
    await requireUnused(request, await remove(database, await pageOf(request), author));
    return {};
  });

  registerCall(app, 'GET /pages/{id}/uses', async ({ request }) => ({
    uses: await listUses(database, (await pageOf(request)).id),
  }));

  /** Returns the preview of a shared link to the page after its draft is published. */
  const describeShare = async (page: EditedPage, origin: string | undefined): Promise<Share | null> => {
    const site = (await sites()).get(page.site);
    if (!site || page.template !== null) return null;
    const { path, language, draft } = page;
    const [shown = draft] = await expandPages(database, [{ ...draft, site: page.site, language }]);
    const alternates = draft.unlisted ? [] : await listAlternates(database, page.site, path);
    const { title, description, searchTitle = title } = draft;
    return createShare(
      { site, language, path, origin },
      {
        title: searchTitle,
        description,
        alternates,
        share: findSharePicture(shown),
        canonical: findCanonical(draft, path) ?? path,
      },
    );
  };

  registerCall(app, 'GET /pages/{id}/health', async ({ request }) => {
    const page = await pageOf(request);
    const isOrdinary = page.template === null;
    return {
      siteName: (await sites()).get(page.site)?.name ?? page.site,
      share: await describeShare(page, getSiteOrigin(request, page.site)),
      origin: getSiteOrigin(request, page.site) ?? null,
      linkedFrom: isOrdinary ? await listPagesLinkingTo(database, page) : [],
      isInMenu: isOrdinary && (await isInMenu(database, page)),
      sameTitle: isOrdinary ? await listPagesWithTitle(database, page) : [],
      chunkBytes: options.catalogue.getChunkBytes(),
    };
  });

  registerSectionsApi(app, services, calls);
  registerHistoryApi(app, services, calls);
  registerTranslationsApi(app, services, calls);
  registerEditionsApi(app, services, calls);
  registerTogetherApi(app, services, calls);

  app.all('/editor/api/*', () => notFound());

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
}
