import { isSwedishSite, SITES } from 'saaristo/sites';
import { getListingPath, getSearchPath } from '../../platform/model/paths.ts';
import { CART_FRAME_PATH, SHOP } from '../../platform/model/shop-site.ts';
import { listOtherLanguages } from './alternates.ts';
import type { PageBody, PageContext } from './context.ts';

/** The shop's cart and checkout. */
export const BASKET_PATH = '/ostoskori';

/** Action of the forms that log a customer out. */
export const LOG_OUT_PATH = '/ulos';

/** Action of the product page's form without scripts. */
export const ADD_PATH = `${BASKET_PATH}/lisaa`;

/** Actions of the cart page's forms: a line of the cart and a benefit code without scripts, and the order. */
export const LINE_PATH = `${BASKET_PATH}/rivi`;
export const COUPON_PATH = `${BASKET_PATH}/etukoodi`;
export const ORDER_PATH = `${BASKET_PATH}/tilaus`;

/** Returns whether visitors of a site can buy its products: on the shop, or through the shop's frame. */
export const isSelling = ({ site, getOrigin }: PageContext): boolean =>
  site.site === SHOP || (site.isSoldInShop === true && getOrigin(SHOP) !== undefined);

/** Returns whether a page keeps its copy of the shop's cart up to date. */
export const hasCartSync = (context: PageContext): boolean =>
  !context.editMode && context.site.site !== SHOP && isSelling(context);

/** Returns the path of the page with its query. */
const getAddress = ({ path, query }: PageContext): string =>
  query.size > 0 ? `${path}?${query.toString()}` : path;

/** Returns the login's path, with the page to return to. The login page itself is not one. */
const getLoginPath = (context: PageContext): string =>
  context.path === '/kirjaudu' ? context.path : `/kirjaudu?palaa=${encodeURIComponent(getAddress(context))}`;

/** Path of the visitor's own parts and settings of a shared page. */
export const PERSONAL_PATH = '/personal-parts';

/** Returns the address of the visitor's own parts of a page. */
const getPersonalUrl = (context: PageContext, { pageId }: Pick<PageBody, 'pageId'>): string =>
  `${PERSONAL_PATH}?${new URLSearchParams({ page: getAddress(context), id: pageId }).toString()}`;

/** Creates the page settings for the islands (docs/reference.md#page-settings). */
export function getPageSettings(
  context: PageContext,
  page: Pick<PageBody, 'pageId' | 'alternates'> & { settings?: Record<string, unknown> | undefined },
): Record<string, unknown> {
  const { site, privacy } = context.site;
  const shopOrigin = site === SHOP ? undefined : context.getOrigin(SHOP);
  return {
    site,
    language: context.language,
    pageId: page.pageId,
    otherLanguages: listOtherLanguages(context.site, context.language, page.alternates ?? []),
    // Pages of the shop show the visitor's basket at once.
    ...(site !== SHOP && { hydrateOnUse: true }),
    ...(isSwedishSite(site) && { subDomainId: site }),
    // The list of the shop sells, and its filters know prices.
    searchUrl: site === SHOP ? getListingPath(context.language, 'product') : getSearchPath(context.language),
    ...(site === SHOP && {
      cartFormUrl: ADD_PATH,
      cartLineFormUrl: LINE_PATH,
      couponFormUrl: COUPON_PATH,
      orderFormUrl: ORDER_PATH,
      loginLink: { label: context.messages.logIn, link: getLoginPath(context) },
      accountLink: { label: context.messages.account, link: '/tili' },
      mainOrigins: SITES.flatMap((one) => (one === SHOP ? [] : (context.getOrigin(one) ?? []))),
    }),
    ...(shopOrigin && {
      shopUrl: `${shopOrigin}/`,
      shopOrigin,
      ...(isSelling(context)
        ? { shopFrameUrl: `${shopOrigin}${CART_FRAME_PATH}`, defersShopFrame: true }
        : { shopFrameUrl: false }),
    }),
    ...(context.isShared && site === SHOP
      ? { personalUrl: getPersonalUrl(context, page) }
      : { verificationToken: context.csrfToken }),
    ...(context.userName !== undefined && { userName: context.userName }),
    ...(privacy && {
      privacyUrl: privacy.pages[context.language],
      privacyText: context.messages.privacyText(privacy.controller),
    }),
    captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' },
    ...(context.editMode && { editMode: true }),
    ...page.settings,
  };
}
