import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HANDOVER_PATH } from '../shop/api/handover.ts';
import { html } from '../http/html.ts';
import { getSiteOrigin, getRequestSite, getSearchParameters } from '../http/request.ts';
import { CART_FRAME_PATH, SHOP } from '../model/shop-site.ts';
import { SITES } from 'saaristo/sites';
import type { Database } from '../database/database.ts';
import { HANDOVER_PARAMETER, redeemHandoverToken } from '../shop/handover.ts';
import type { Visitors } from '../http/security/visitors.ts';
import type { SendPage } from './context.ts';
import { BASKET_PATH } from './settings.ts';

/**
 * The page in the frame: nothing but the script that answers. Where browsers keep the frame's cart apart, it offers the cart.
 * @param script its address
 */
export function cartFrameRoutes(app: FastifyInstance, send: SendPage, script: string): void {
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
 * Whether a link in a page of one of the other sites led here. What the shop itself leads to, such as the way on from its login, may
 * have been written by anybody.
 */
function isFromSiteLink(request: FastifyRequest): boolean {
  const { referer, 'sec-fetch-site': from = 'cross-site' } = request.headers;
  if (referer === undefined || !URL.canParse(referer) || !['cross-site', 'same-site'].includes(from))
    return false;
  const { origin } = new URL(referer);
  return SITES.some((site) => site !== SHOP && getSiteOrigin(request, site) === origin);
}

/**
 * Follows a link to the basket that carries a cart, then shows the address without it. A link in anybody else's page carries
 * nothing: it would join a visitor's cart with a stranger's.
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
