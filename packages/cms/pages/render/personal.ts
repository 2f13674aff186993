/**
 * Sends the parts of a shared page that differ for each visitor: settings, and on the shop the header and the address modal
 * (docs/server-rendering.md#personal-parts-in-shared-pages).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { getRequestOrigin, getRequestSite, getSearchParameters } from '../../platform/http/request.ts';
import type { Visitors } from '../../platform/http/security/visitors.ts';
import { SHOP } from '../../platform/model/shop-site.ts';
import { peekCart } from '../../shop/carts.ts';
import { findCustomer } from '../../shop/customer-session.ts';
import { createCustomerAnswer } from '../../shop/customers.ts';
import { listPageAlternates } from './alternates.ts';
import type { Catalogue } from './catalogue.ts';
import { createContext, type PageRequest } from './find-page.ts';
import type { PageWidget } from './context.ts';
import { getPageAssets } from './page-assets.ts';
import { PERSONAL_PATH } from './settings.ts';
import { parseLocalPath } from '../../shop/local-path.ts';
import { renderOwnParts } from './template.ts';

export interface PersonalOptions {
  database: Database;
  catalogue: Catalogue;
  /** Whether the pages load the sources instead of the build. */
  isDevelopment: boolean;
  /** Visitors of the shop. */
  visitors: Visitors;
  createPageRequest: (request: FastifyRequest, reply: FastifyReply, isOwn: boolean) => Promise<PageRequest>;
  /** Renders the islands of a page with this URL. */
  renderIslands: (
    request: FastifyRequest,
    reply: FastifyReply,
    page: string,
    widgets: readonly PageWidget[],
    url: string,
  ) => Promise<string>;
}

const MAX_ID_LENGTH = 200;
const WIDGETS: readonly PageWidget[] = [{ widget: 'header', load: 'eager' }];

/** Returns the path and query of the shared page. Any other address is the home page. */
function readPage(asked: string | null): URL {
  const url = new URL(parseLocalPath(asked, '/'), 'http://here.invalid');
  try {
    decodeURI(url.pathname);
    return url;
  } catch {
    return new URL('/', url);
  }
}

/** Registers the visitor's own parts. They are never cached, and set the csrf cookie of known visitors, which shared pages cannot. */
export function registerPersonalRoute(
  app: FastifyInstance,
  { database, catalogue, isDevelopment, visitors, createPageRequest, renderIslands }: PersonalOptions,
): void {
  app.get(PERSONAL_PATH, async (request, reply) => {
    const query = getSearchParameters(request);
    const page = readPage(query.get('page'));
    const isShop = getRequestSite(request) === SHOP;
    const customer = isShop ? await findCustomer(database, request) : undefined;
    const cart = isShop ? await peekCart(database, visitors.findVisitor(request)) : undefined;
    const hasParts = customer !== undefined || (cart !== undefined && cart.lineItemCount > 0);
    const from = await createPageRequest(request, reply, true);
    const context = await createContext(database, {
      ...from,
      path: decodeURI(page.pathname),
      query: page.searchParams,
    });
    const pageId = (query.get('id') ?? '').slice(0, MAX_ID_LENGTH);
    const { text } = renderOwnParts(context, {
      script: getPageAssets(catalogue, [], isDevelopment, context.site).script,
      pageId,
      alternates: await listPageAlternates(database, context.site, pageId),
      settings: hasParts ? { cart, customer: createCustomerAnswer(customer) } : undefined,
    });
    reply.headers({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    const origin = getRequestOrigin(request);
    return hasParts && origin !== undefined
      ? renderIslands(request, reply, text, WIDGETS, origin + page.pathname + page.search)
      : text;
  });
}
