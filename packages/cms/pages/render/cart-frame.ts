import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HANDOVER_PATH } from '../../shop/api/handover.ts';
import { html } from '../../platform/http/html.ts';
import { getSiteOrigin, getRequestSite, getSearchParameters } from '../../platform/http/request.ts';
import { CART_FRAME_PATH, SHOP } from '../../platform/model/shop-site.ts';
import { SITES } from 'saaristo/sites';
import type { Database } from '../../platform/database/database.ts';
import { HANDOVER_PARAMETER, redeemHandoverToken } from '../../shop/handover.ts';
import type { Visitors } from '../../platform/http/security/visitors.ts';
import type { SendPage } from './context.ts';
import { BASKET_PATH } from './settings.ts';

/**
 * Registers the page of the shop's hidden frame, which contains only a script. If the browser partitions the frame's
 * storage, the script also offers a cart handover.
 * @param script URL of the script
 */
export function registerCartFrameRoutes(app: FastifyInstance, send: SendPage, script: string): void {
  app.get(CART_FRAME_PATH, { config: { site: SHOP } }, (request, reply) => {
    if (getRequestSite(request) !== SHOP) return send(request, reply);
    const isApart = request.headers['sec-fetch-site'] === 'cross-site';
    return send(request, reply, async () => ({
      title: 'Ostoskori',
      description: '',
      noIndex: true,
      bare: true,
      pageId: 'cart-frame',
      widgets: [],
      content: html`<script
        type="module"
        src="${script}"
        ${isApart && html`data-handover-url="${HANDOVER_PATH}"`}
      ></script>`,
    }));
  });
}

/**
 * Returns whether a link on a page of another site of the estate led here. The shop's own redirects are not trusted,
 * because their target may be written by anybody.
 */
function isFromSiteLink(request: FastifyRequest): boolean {
  const { referer, 'sec-fetch-site': from = 'cross-site' } = request.headers;
  if (referer === undefined || !URL.canParse(referer) || !['cross-site', 'same-site'].includes(from))
    return false;
  const { origin } = new URL(referer);
  return SITES.some((site) => site !== SHOP && getSiteOrigin(request, site) === origin);
}

/**
 * Accepts a cart handover: merges the cart of a link to the basket into the visitor's cart and redirects to the URL
 * without the token. Ignores links of foreign pages, which could merge a stranger's cart.
 */
export function acceptCartHandover(app: FastifyInstance, database: Database, visitors: Visitors): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path] = request.url.split('?');
    if (path !== BASKET_PATH || getRequestSite(request) !== SHOP) return;
    const query = getSearchParameters(request);
    const token = query.get(HANDOVER_PARAMETER);
    if (token === null) return;
    if (isFromSiteLink(request)) {
      const visitor = visitors.findVisitor(request) ?? visitors.identify(request, reply);
      await redeemHandoverToken(database, visitor, token);
    }
    query.delete(HANDOVER_PARAMETER);
    const rest = query.toString();
    return reply
      .header('cache-control', 'no-store')
      .redirect(rest ? `${BASKET_PATH}?${rest}` : BASKET_PATH, 303);
  });
}
