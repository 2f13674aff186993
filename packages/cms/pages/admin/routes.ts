import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_SITE, isLanguage, isSite, LANGUAGES, type Site, SITES } from 'saaristo/sites';
import { createPage, type EditedPage, findEditedPage, restorePage } from '../store/page-store.ts';
import {
  listPageAuthors,
  listPages,
  PAGE_ORDERS,
  PAGE_STATES,
  type PageFilter,
} from '../store/page-search.ts';
import { MAX_TITLE_LENGTH } from 'saaristo/page-details';
import { TEMPLATE_KINDS } from '../store/templates.ts';
import { findEdition, findNext } from '../store/editions.ts';
import { findReviewedDetails } from '../store/review-store.ts';
import { reimportPages } from '../store/reimport-pages.ts';
import { listOwnTemplates } from '../../content/sections.ts';
import { listSites, getSiteNames } from '../../content/find-entry.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SiteContent } from '../../platform/model/content.ts';
import { mayWrite } from '../../platform/model/rights.ts';
import { parsePageNumber, parseQueryText } from '../../platform/http/query.ts';
import { getSearchParameters, getSiteOrigin } from '../../platform/http/request.ts';
import { EDITOR_FORM_POLICY } from '../../platform/http/security/headers.ts';
import {
  type EditorServices,
  getMessages,
  notFound,
  parseRowId,
  readText,
  requirePlace,
  requireUser,
  type IdRequest,
} from '../../admin/requests.ts';
import type { AnyCollection } from '../../collections/define.ts';
import { registerUsesRoutes } from '../uses/routes.ts';
import { findPathRefusal } from './page-paths.ts';
import { registerMediaApi } from '../../media/admin/api.ts';
import { registerPageApi } from './api.ts';
import { registerBulkRoutes } from './bulk-routes.ts';
import { APP_POLICY, renderAppPage } from './app-page.ts';
import { renderDraft } from './canvas.ts';
import { getPageMessages } from '../../admin/messages/pages.ts';
import { createQuestions } from './page-actions.ts';
import { isLayoutName } from '../render/layouts.ts';
import { registerPickerApi } from './pickers.ts';
import { type NewPage, type NewPageErrors, renderNewPage, renderPagesPage } from './page-list.ts';

const parseSite = (value: unknown): Site => (isSite(value) ? value : DEFAULT_SITE);

const findOption = <T extends string>(options: readonly T[], value: string | null): T | undefined =>
  options.find((option) => option === value);

/** Reads the filter of the list from the URL. Leaves out unknown values. */
function readFilter(request: FastifyRequest): PageFilter {
  const query = getSearchParameters(request);
  return {
    site: findOption(SITES, query.get('site')),
    language: findOption(LANGUAGES, query.get('language')),
    state: findOption(PAGE_STATES, query.get('state')),
    author: parseRowId(query.get('author') ?? ''),
    template: findOption(['none', ...TEMPLATE_KINDS], query.get('kind')),
    order: findOption(PAGE_ORDERS, query.get('order')),
    text: parseQueryText(query.get('q')) || undefined,
    bin: query.get('bin') === '1',
    page: parsePageNumber(query.get('page')),
  };
}

/**
 * Returns the content that a preview shows, with the sections that go out with it.
 * @param of 'edition-5' for what goes out of an edition, or its draft; 'scheduled' for that of the next one; 'review' for the content of the
 * review that waits; otherwise the draft
 */
async function findShown(database: Database, page: EditedPage, of: string) {
  if (of === 'review') return { draft: await findReviewedDetails(database, page.id) };
  if (of !== 'scheduled' && !of.startsWith('edition-')) return { draft: page.draft };
  const id = of === 'scheduled' ? findNext(page.editions)?.id : parseRowId(of.slice('edition-'.length));
  const edition = id === undefined ? undefined : await findEdition(database, page.id, { id });
  return edition?.scheduled
    ? { draft: edition.scheduled, sections: edition.scheduledSections ?? [] }
    : { draft: edition?.draft };
}

/** Registers the form that creates a page. */
function registerNewPageRoutes(
  app: FastifyInstance,
  { database, getContext, readForm }: EditorServices,
  sites: () => Promise<Map<Site, SiteContent>>,
): void {
  const showNew = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: NewPage,
    errors?: NewPageErrors,
  ): Promise<string> => {
    if (errors) reply.code(400);
    reply.header('content-security-policy', EDITOR_FORM_POLICY);
    const templates = await listOwnTemplates(database);
    return renderNewPage(getContext(request, reply), page, await sites(), templates, errors);
  };

  app.get('/editor/pages/new', async (request, reply) => {
    const site = parseSite(getSearchParameters(request).get('site'));
    const language = (await sites()).get(site)?.languages[0] ?? 'fi';
    return showNew(request, reply, { site, language, path: '/', title: '' });
  });

  app.post('/editor/pages', async (request, reply) => {
    const fields = readForm(request);
    const t = getPageMessages(getContext(request, reply).messages.language);
    const templateId = parseRowId(readText(fields['layout']));
    const page: NewPage = {
      site: parseSite(fields['site']),
      language: isLanguage(fields['language']) ? fields['language'] : 'fi',
      path: readText(fields['path']),
      title: readText(fields['title']),
      ...(isLayoutName(fields['layout']) && { layout: fields['layout'] }),
      ...(templateId !== undefined && { layout: templateId }),
    };
    const template = templateId === undefined ? undefined : await findEditedPage(database, templateId);
    const isTemplate = template?.template === 'section' && !template.deletedAt;
    const site = (await sites()).get(page.site) ?? notFound();
    const pathRefusal = await findPathRefusal(app, site, page.path);
    const errors: NewPageErrors = {
      ...((page.title === '' || page.title.length > MAX_TITLE_LENGTH) && { title: t.noTitle }),
      ...(!site.languages.includes(page.language) && { language: t.wrongLanguage }),
      ...(pathRefusal && { path: t[pathRefusal] }),
    };
    if (Object.keys(errors).length > 0) return showNew(request, reply, page, errors);
    const { title, site: at, language, path } = page;
    const place = { site: at, language, path };
    requirePlace(request, place);
    const details = { title, description: '', blocks: isTemplate ? template.draft.blocks : [] };
    const id = await createPage(database, place, details, requireUser(request));
    if (id === undefined) return showNew(request, reply, page, { path: t.taken });
    // The block editor adds the blocks of the layout.
    const start = typeof page.layout === 'string' ? `#layout-${page.layout}` : '';
    return reply.redirect(`/editor/pages/${id}${start}`, 303);
  });
}

/** Registers the lists and forms of pages, the block editor with its canvas, and its API. */
export async function registerPageRoutes(
  app: FastifyInstance,
  services: EditorServices,
  collections: readonly AnyCollection[],
): Promise<void> {
  const { database, getContext, readForm, options } = services;
  const sites = async (): Promise<Map<Site, SiteContent>> =>
    new Map((await listSites(database)).map((one) => [one.site, one]));
  const pageOf = async ({ params: { id } }: IdRequest): Promise<EditedPage> =>
    (await findEditedPage(database, parseRowId(id) ?? notFound())) ?? notFound();

  /** Renders the list of pages. Publishers have its script, which selects all pages at once. */
  const showList = async (
    request: FastifyRequest,
    reply: FastifyReply,
    filter: PageFilter,
    refused?: string,
  ): Promise<string> => {
    reply.header('content-security-policy', EDITOR_FORM_POLICY);
    const [found, authors, names] = await Promise.all([
      listPages(database, filter),
      listPageAuthors(database),
      getSiteNames(database),
    ]);
    const view = { ...filter, ...found, authors, ...(refused !== undefined && { refused }) };
    return renderPagesPage(getContext(request, reply), view, names);
  };

  app.get('/editor', async (request, reply) => showList(request, reply, readFilter(request)));

  registerBulkRoutes(app, services, sites);
  registerUsesRoutes(app, services, sites, collections);

  registerNewPageRoutes(app, services, sites);

  app.get('/editor/pages/:id', async (request: IdRequest, reply) => {
    const page = await pageOf(request);
    if (page.deletedAt) return notFound();
    if (!mayWrite(requireUser(request), page)) return reply.redirect(`/editor/preview/${page.id}`, 303);
    reply.header('content-security-policy', APP_POLICY);
    return renderAppPage(
      getContext(request, reply),
      page,
      options.catalogue,
      getSiteOrigin(request, page.site),
    );
  });

  app.get('/editor/canvas/:id', async (request: IdRequest, reply) =>
    renderDraft(request, reply, services, await pageOf(request), true),
  );
  app.get('/editor/preview/:id', async (request: IdRequest, reply) => {
    const page = await pageOf(request);
    const of = getSearchParameters(request).get('of') ?? '';
    const { draft, sections } = await findShown(database, page, of);
    return renderDraft(
      request,
      reply,
      services,
      { ...page, draft: draft ?? notFound() },
      false,
      false,
      sections,
    );
  });

  app.post('/editor/pages/:id/restore', async (request: IdRequest, reply) => {
    readForm(request);
    const author = requireUser(request, 'publisher');
    const { id } = await pageOf(request);
    if (await restorePage(database, id, author)) return reply.redirect(`/editor/pages/${id}`, 303);
    reply.code(409);
    const { language } = getMessages(request);
    return showList(request, reply, { bin: true, page: 1 }, getPageMessages(language).taken);
  });

  app.post('/editor/pages/import', async (request, reply) => {
    readForm(request);
    const messages = getMessages(request);
    const author = requireUser(request, 'administrator');
    const ask = createQuestions(options.catalogue, messages);
    const refused = await reimportPages(database, options.shipped, author, ask);
    if (refused.length === 0) return reply.redirect('/editor', 303);
    const paths = refused.map(({ site, path }) => `${site} ${path}`).join(', ');
    return showList(request, reply, { page: 1 }, getPageMessages(messages.language).notImported(paths));
  });

  // Pages below /editor would receive the session cookie, so that all other paths are not found.
  app.get('/editor/*', () => notFound());

  await app.register(async (calls) => {
    registerPageApi(calls, services, sites);
    registerMediaApi(calls, database);
    registerPickerApi(calls, database);
  });
}
