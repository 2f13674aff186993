import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RESULT_PARAMETER } from 'saaristo/schemas';
import type { Catalogue, CatalogueWidget } from './catalogue.ts';
import type { Database } from '../database/database.ts';
import { failureOf, type Report } from '../http/errors.ts';
import { SHOP } from '../model/shop-site.ts';
import { PAGES_ROUTE } from '../http/own-routes.ts';
import { originSeenFrom, ownOrigin, requestSite, searchParameters } from '../http/request.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { ERROR_PAGE_POLICY } from '../http/security/headers.ts';
import { customerOf } from '../shop/logins.ts';
import type { Visitors } from '../http/security/visitors.ts';
import { cartFrameRoutes, takeHandedCarts } from './cart-frame.ts';
import { errorPage } from './error-page.ts';
import type { SendPage } from './context.ts';
import { languageOfPath } from '../model/paths.ts';
import { type Asked, findPage, makePage } from './find-page.ts';
import { pageAssets } from './page-assets.ts';
import { fetchWithin, TIMEOUT_MS, type Prerender } from './prerender.ts';
import { shopPageRoutes } from './shop/routes.ts';
import type { JoinedStylesheets } from './stylesheets/joined.ts';
import { document } from './template.ts';

export interface PageOptions {
  database: Database;
  catalogue: Catalogue;
  /** Whether `?edit=1` opens a page in edit mode. */
  editable: boolean;
  development?: Development | undefined;
  prerender: Prerender;
  stylesheets: JoinedStylesheets;
  report: Report;
  /** The shop's visitors. */
  visitors: Visitors;
  writesPerMinute: number;
}

/** The development server, which serves the sources in place of the build. */
export interface Development {
  /** The catalogue of the sources. */
  widgets: readonly CatalogueWidget[];
  /** Makes a page load the sources, with hot reload. */
  transform: (url: string, page: string) => Promise<string>;
  /** Renders islands by the sources. */
  prerender: Prerender;
}

const HTML = 'text/html; charset=utf-8';

/** The path of an address as its page is found by. */
const decodedPath = ({ params, url }: FastifyRequest): string =>
  (params as Record<string, string>)['*'] === undefined
    ? (url.split('?')[0] ?? '/')
    : `/${(params as Record<string, string>)['*']}`;

/** Returns the query of a request with its `?`, as it was sent; '' if there is none. */
const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Every address that is not an asset or a call. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { database, catalogue, editable, development, prerender, stylesheets, report, visitors } = options;

  const asked = async (request: FastifyRequest, reply: FastifyReply): Promise<Asked> => {
    const query = searchParameters(request);
    const site = requestSite(request);
    const isShop = site === SHOP;
    // Whoever comes to the shop is somebody from the first page on, so that calls that come together have one cart.
    if (isShop) visitors.identify(request, reply);
    return {
      site,
      path: decodedPath(request),
      query,
      origin: (one) => originSeenFrom(request, one),
      token: visitors.tokenOf(request, reply),
      userName: isShop ? (await customerOf(database, request))?.firstName : undefined,
      editMode: editable && query.get('edit') === '1',
      catalogue,
    };
  };

  const send: SendPage = async (request, reply, make) => {
    const from = await asked(request, reply);
    // What a visitor has typed is on such a page.
    const hasResult = from.query.has(RESULT_PARAMETER);
    const { context, page } = await (make ? makePage(database, from, make) : findPage(database, from));
    if (typeof page === 'string')
      return make ? reply.redirect(page, 303) : reply.redirect(page + queryOf(request), 301);
    const widgets = [...(page.bare ? [] : [{ widget: 'header', load: 'eager' }]), ...page.widgets];
    const assets = pageAssets(catalogue, widgets, development !== undefined, context.site.site === SHOP);
    reply.code(page.status ?? 200).headers({
      'cache-control': make || hasResult ? 'no-store' : 'private, no-cache',
      ...(hasResult && { 'x-robots-tag': 'noindex' }),
      'content-security-policy': contentSecurityPolicy(context, development !== undefined, {
        framed: !make || page.bare === true,
        script: page.script,
      }),
      'content-type': HTML,
    });
    const { shared, own } = assets.stylesheets;
    const { text } = document(context, page, {
      ...assets,
      stylesheets: await stylesheets.link([shared, [...own, ...(page.stylesheets ?? [])]], context.site.site),
    });
    const origin = ownOrigin(request);
    // Islands know their page's address. A page of an unknown host repeats none: it leaves them to the script.
    const rendered =
      origin === undefined
        ? text
        : await prerender(text, {
            widgets: catalogue.rendered(widgets),
            url: origin + request.url,
            fetch: fetchWithin(app, request),
            timeoutMs: TIMEOUT_MS,
          }).catch((error: Error) => {
            report(error, request);
            return text;
          });
    return development ? development.transform(request.url, rendered) : rendered;
  };

  app.addHook('onClose', () => prerender.close?.());
  takeHandedCarts(app, database, visitors);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status } = failureOf(error);
    if (status >= 500) report(error, request);
    const headers = {
      'cache-control': 'no-store',
      'content-security-policy': ERROR_PAGE_POLICY,
      'content-type': HTML,
    };
    return reply
      .code(status)
      .headers(headers)
      .send(errorPage(languageOfPath(request.url, [])).text);
  });

  cartFrameRoutes(app, send, development ? '/src/store/cart/frame-script.ts' : '/assets/cart-frame.js');
  await app.register((scope) => shopPageRoutes(scope, { ...options, send }));
  app.get(PAGES_ROUTE, (request, reply) => send(request, reply));
}
