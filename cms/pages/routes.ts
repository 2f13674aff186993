import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_SITE, type Language, type Site } from '#lib/site.ts';
import type { Catalogue } from '../assets/catalogue.ts';
import type { SiteContent } from '../content/types.ts';
import type { Database } from '../database/database.ts';
import { failureOf, type Report } from '../errors.ts';
import { findEntry, findNavigation, findSite } from '../estate/estate.ts';
import { computedPage, normalisePath } from '../estate/paths.ts';
import { requestSite, searchParameters } from '../request.ts';
import { tokenOf } from '../security/anti-forgery.ts';
import { contentSecurityPolicy } from '../security/headers.ts';
import { originOf } from '../sites/hosts.ts';
import type { PageBody, PageContext } from './context.ts';
import { entryPage } from './entry-page.ts';
import { errorPage, notFoundPage } from './error-page.ts';
import { html } from './html.ts';
import { listingPage } from './listing-page.ts';
import { marker } from './marker.ts';
import { messagesOf } from './messages.ts';
import { searchPage } from './search-page.ts';
import { document } from './template.ts';

export interface PageOptions {
  database: Database;
  catalogue: Catalogue;
  /** Whether `?edit=1` opens a page in edit mode. */
  editable: boolean;
  development?: Development | undefined;
  report: Report;
}

/** The development server, which serves the sources in place of the build. */
export interface Development {
  /** Makes a page load the sources, with hot reload. */
  transform: (url: string, page: string) => Promise<string>;
}

const ERROR_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'",
  'content-type': 'text/html; charset=utf-8',
};

const NO_SITE: SiteContent = { site: DEFAULT_SITE, name: 'Saaristo', tagline: {}, languages: ['fi'] };

/** The language of an address that has no page: English below /en/, else the site's first (I18N-03). */
const languageOfPath = (path: string, { languages }: SiteContent): Language =>
  /^\/en(\/|$)/.test(path) ? 'en' : (languages[0] ?? 'fi');

const stylesheets = (chunks: readonly string[], development: boolean): string[] => [
  development ? '/styles/saaristo.css' : '/assets/saaristo.css',
  '/theme/fonts.css',
  '/theme/site.css',
  ...chunks.filter((file) => file.endsWith('.css')).map((file) => `/assets/${file}`),
];

/** Every address that is not an asset or a call: pages of the database, listings, search results, and the 404 page. */
export function pageRoutes(
  app: FastifyInstance,
  { database, catalogue, editable, development, report }: PageOptions,
): void {
  async function contextOf(request: FastifyRequest, reply: FastifyReply, path: string): Promise<PageContext> {
    const site = (await findSite(database, requestSite(request))) ?? NO_SITE;
    const query = searchParameters(request);
    const language = languageOfPath(path, site);
    return {
      database,
      site,
      path,
      query,
      ...(await inLanguage(site.site, language)),
      origin: (other) => originOf(other, request.protocol, request.host),
      token: tokenOf(request, reply),
      editMode: editable && query.get('edit') === '1',
    };
  }

  const inLanguage = async (site: Site, language: Language) => ({
    language,
    messages: messagesOf(language),
    navigation: await findNavigation(database, site, language),
  });

  /** The page of an address with its context in the language of the page. */
  async function pageOf(asked: PageContext): Promise<{ context: PageContext; page: PageBody }> {
    const { site } = asked.site;
    const entry = await findEntry(database, site, asked.path);
    if (entry) {
      const context = { ...asked, ...(await inLanguage(site, entry.language)) };
      return { context, page: await entryPage(entry, context) };
    }
    const computed = computedPage(normalisePath(asked.path), asked.site.languages);
    if (!computed) return { context: asked, page: notFoundPage(asked) };
    const context = { ...asked, ...(await inLanguage(site, computed.language)) };
    const page =
      computed.page === 'search' ? await searchPage(context) : await listingPage(computed.page, context);
    return { context, page };
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { context, page }: Awaited<ReturnType<typeof pageOf>>,
  ) {
    const island = page.island && catalogue.has(page.island.widget) ? page.island : undefined;
    const content = island ? html`${marker({ ...island, fallback: page.content })}` : page.content;
    const widgets: PageBody['widgets'] = [
      { widget: 'header', load: 'eager' },
      ...(island ? [island] : []),
      ...page.widgets,
    ];
    const eager = widgets
      .filter(({ widget, load }) => catalogue.isEager(widget, load))
      .map(({ widget }) => widget);
    const chunks = development ? [] : catalogue.chunks(eager);
    const text = document(
      context,
      { ...page, content },
      {
        script: development ? '/mount/entry.ts' : '/assets/saaristo.js',
        stylesheets: stylesheets(chunks, development !== undefined),
        preloads: chunks.filter((file) => file.endsWith('.js')).map((file) => `/assets/${file}`),
      },
    ).text;
    return reply
      .code(page.status ?? 200)
      .headers({
        'cache-control': 'private, no-cache',
        'content-security-policy': contentSecurityPolicy(context, development !== undefined),
        'content-type': 'text/html; charset=utf-8',
      })
      .send(development ? await development.transform(request.url, text) : text);
  }

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const { status } = failureOf(error);
    if (status === 500) report(error);
    const language = languageOfPath(request.url, NO_SITE);
    return reply.code(status).headers(ERROR_HEADERS).send(errorPage(language).text);
  });

  app.get('/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const context = await contextOf(request, reply, `/${request.params['*']}`);
    return send(request, reply, await pageOf(context));
  });
}
