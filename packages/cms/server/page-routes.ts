import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPagePath } from 'saaristo/page-details';
import { isSite } from 'saaristo/sites';
import { RESULT_PARAMETER } from 'saaristo/schemas';
import type { Catalogue, CatalogueWidget } from '../pages/render/catalogue.ts';
import type { Database } from '../platform/database/database.ts';
import { shareReads } from '../platform/database/shared-reads.ts';
import { getFailure, type ErrorReporter } from '../platform/http/errors.ts';
import { SHOP } from '../platform/model/shop-site.ts';
import { PAGES_ROUTE } from '../platform/http/reserved-paths.ts';
import {
  getSiteOrigin,
  getRequestOrigin,
  getRequestSite,
  getSearchParameters,
  isLocalRequest,
  isPrefetch,
} from '../platform/http/request.ts';
import { createContentSecurityPolicy } from '../pages/render/content-security-policy.ts';
import { findCustomer } from '../shop/customer-session.ts';
import type { Visitors } from '../platform/http/security/visitors.ts';
import { registerCartFrameRoutes, acceptCartHandover } from '../pages/render/cart-frame.ts';
import { sendErrorPage } from '../pages/render/error-page.ts';
import type { PageWidget, SendPage } from '../pages/render/context.ts';
import { getPathLanguage } from '../platform/model/paths.ts';
import { type PageRequest, findPage, createPage } from '../pages/render/find-page.ts';
import { getPageAssets } from '../pages/render/page-assets.ts';
import { createInternalFetch, PRERENDER_TIMEOUT_MS, type Prerender } from '../pages/render/prerender.ts';
import { registerPersonalRoute } from '../pages/render/personal.ts';
import { type CacheTimes, createSharedHeaders } from '../pages/render/shared-cache.ts';
import { registerSignUpPages } from '../enquiries/sign-up-links.ts';
import { registerShopPageRoutes } from '../shop/pages/routes.ts';
import type { JoinedStylesheets } from '../pages/render/stylesheets/joined.ts';
import { getSessionScript } from '../pages/render/session-script.ts';
import { getSpeculationRules } from '../pages/render/speculation-rules.ts';
import { renderDocument } from '../pages/render/template.ts';

export interface PageOptions {
  database: Database;
  catalogue: Catalogue;
  /** Whether `?edit=1` opens a page in edit mode. */
  editable: boolean | 'local';
  development?: Development | undefined;
  prerender: Prerender;
  stylesheets: JoinedStylesheets;
  report: ErrorReporter;
  /** Visitors of the shop. */
  visitors: Visitors;
  cacheTimes: CacheTimes;
  writesPerMinute: number;
  /** Whether the server sends mail. */
  canMail: boolean;
  /** Whether browsers may fetch the next page in advance. */
  prefetches: boolean;
}

/** The development server, which serves the sources instead of the build. */
export interface Development {
  /** Catalogue of the sources. */
  widgets: readonly CatalogueWidget[];
  /** Transforms a page to load the sources, with hot reload. */
  transform: (url: string, page: string) => Promise<string>;
  /** Renders islands with the sources. */
  prerender: Prerender;
}

const HTML = 'text/html; charset=utf-8';

/** Returns the decoded path of a request. */
const getDecodedPath = ({ params, url }: FastifyRequest): string =>
  (params as Record<string, string>)['*'] === undefined
    ? (url.split('?')[0] ?? '/')
    : `/${(params as Record<string, string>)['*']}`;

/** Returns the query of a request with its `?`, as it was sent; '' if there is none. */
const getQuery = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Returns where the site of a name such as `atriafi.localhost` is, if that is another name: the shop's frame answers only there. */
function findBetterAddress(request: FastifyRequest): string | undefined {
  const { hostname, originalUrl } = request;
  const origin = isSite(hostname.split('.')[0]) ? getSiteOrigin(request, getRequestSite(request)) : undefined;
  return origin === undefined || new URL(origin).hostname === hostname ? undefined : origin + originalUrl;
}

/** Creates the functions that make a page for a request. */
function createPageMaker(app: FastifyInstance, options: PageOptions) {
  const { database, catalogue, editable, development, prerender, stylesheets, report, visitors } = options;
  const { cacheTimes, prefetches } = options;

  /** @param isOwn whether the page is made for one visitor */
  const createPageRequest = async (
    request: FastifyRequest,
    reply: FastifyReply,
    isOwn: boolean,
  ): Promise<PageRequest> => {
    const query = getSearchParameters(request);
    const site = getRequestSite(request);
    const isShop = site === SHOP;
    const editMode = query.get('edit') === '1' && (editable === 'local' ? isLocalRequest(request) : editable);
    // A cache may store other spellings of an address (`/%75utiset`, `//uutiset`) as the page of the usual one, and a page contains its address.
    const isShared = !isOwn && cacheTimes.freshSeconds > 0 && isPagePath(request.url) && !development;
    const hasCookies = !isShared && visitors.isKnown(request);
    // The cart is kept for a month after the last visit.
    if (isShop && hasCookies) visitors.identify(request, reply);
    return {
      site,
      path: getDecodedPath(request),
      query,
      getOrigin: (one) => getSiteOrigin(request, one),
      isShared,
      // Calls and forms of other pages are accepted by the browser's headers (visitors.ts).
      csrfToken: hasCookies ? visitors.setCsrfCookie(request, reply) : undefined,
      userName: isShop && !isShared ? (await findCustomer(database, request))?.firstName : undefined,
      editMode,
      catalogue,
    };
  };

  /** Renders the islands of a page. Reports a failure and returns the page unchanged, which no cache may store. */
  const renderIslands = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: string,
    widgets: readonly PageWidget[],
    url: string,
  ): Promise<string> =>
    prerender(page, {
      widgets: catalogue.listRendered(widgets),
      url,
      fetch: createInternalFetch(app, request),
      timeoutMs: PRERENDER_TIMEOUT_MS,
    }).catch((error: Error) => {
      report(error, request);
      // The next visitor may get the whole page.
      reply.header('cache-control', 'no-store').removeHeader('cache-tag');
      return page;
    });

  const renderPage: SendPage = async (request, reply, make) => {
    const better = request.method === 'GET' && findBetterAddress(request);
    if (better) return reply.redirect(better, 302);
    const from = await createPageRequest(request, reply, make !== undefined);
    // Such pages contain values that a visitor typed.
    const hasResult = from.query.has(RESULT_PARAMETER);
    const { isShared } = from;
    const hasTypedValues = hasResult || request.method === 'POST';
    const { context, page } = await (make ? createPage(database, from, make) : findPage(database, from));
    if (typeof page === 'string')
      return make
        ? reply.redirect(page, 303)
        : reply.redirect(/[?#]/.test(page) ? page : page + getQuery(request), 301);
    const widgets = [...(page.bare ? [] : [{ widget: 'header', load: 'eager' }]), ...page.widgets];
    const assets = getPageAssets(catalogue, widgets, development !== undefined, context.site);
    const speculationRules = getSpeculationRules(prefetches && !context.editMode && !development, page.bare);
    const { shared, own } = assets.stylesheets;
    // The browser has the shared stylesheet by then. A link to another one would delay the first paint.
    const isNextPage = !development && !isShared && isPrefetch(request);
    const sheets = await stylesheets.link(
      [shared, [...own, ...(page.stylesheets ?? [])]],
      context.site.site,
      isNextPage,
    );
    reply.code(page.status ?? 200).headers({
      // A page with `no-store` would not enter the browser's back/forward cache.
      'cache-control': hasTypedValues || page.isConfidential ? 'no-store' : 'private, no-cache',
      ...(hasResult && { 'x-robots-tag': 'noindex' }),
      'content-security-policy': createContentSecurityPolicy(context, development !== undefined, {
        framed: !make || page.bare === true,
        scripts: [
          assets.lostScript,
          isShared ? assets.personalScript : undefined,
          getSessionScript(context),
          page.script,
          speculationRules,
        ],
        styles: sheets.flatMap((sheet) => ('source' in sheet ? sheet.source : [])),
      }),
      'content-type': HTML,
    });
    const { text } = renderDocument(context, page, { ...assets, speculationRules, stylesheets: sheets });
    const origin = getRequestOrigin(request);
    // The id of a request is not stored.
    if (isShared && (page.status ?? 200) === 200 && origin !== undefined)
      reply
        .removeHeader('x-request-id')
        .headers(createSharedHeaders(cacheTimes, context, page, widgets, text));
    // Islands get the URL of their page. Pages of an unknown host must not contain it, so they are not rendered.
    const rendered =
      origin === undefined ? text : await renderIslands(request, reply, text, widgets, origin + request.url);
    return development ? development.transform(request.url, rendered) : rendered;
  };

  // Pages of the content only read. Others may change the cart.
  const send: SendPage = (request, reply, make) =>
    make ? renderPage(request, reply, make) : shareReads(() => renderPage(request, reply));

  return { createPageRequest, renderIslands, send };
}

/** Registers all pages. */
export async function registerPageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { database, development, prerender, report, visitors } = options;
  const { send, ...maker } = createPageMaker(app, options);
  app.addHook('onClose', () => prerender.close?.());
  acceptCartHandover(app, database, visitors);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status } = getFailure(error);
    if (status >= 500) report(error, request);
    return sendErrorPage(reply, status, getPathLanguage(request.url, []));
  });

  const frameScript = development ? '/src/store/cart/frame-script.ts' : '/assets/cart-frame.js';
  registerCartFrameRoutes(app, send, frameScript);
  await app.register((scope) => registerShopPageRoutes(scope, { ...options, send }));
  await app.register((scope, _, done) => {
    registerSignUpPages(scope, database, send);
    done();
  });
  registerPersonalRoute(app, { ...options, isDevelopment: development !== undefined, ...maker });
  app.get(PAGES_ROUTE, (request, reply) => send(request, reply));
}
