import { isSwedishSite, SITES } from '#lib/site.ts';
import { searchPath } from '../estate/paths.ts';
import type { PageBody, PageContext } from './context.ts';

const SHOP = 'lihakauppa';

/** The page settings that the islands read (contract, section 2). */
export function pageSettings(context: PageContext, page: PageBody): Record<string, unknown> {
  const { site } = context.site;
  const shopOrigin = site === SHOP ? undefined : context.origin(SHOP);
  return {
    site,
    language: context.language,
    pageId: page.pageId,
    ...(isSwedishSite(site) && { subDomainId: site }),
    searchUrl: searchPath(context.language),
    ...(site === SHOP && {
      mainOrigins: SITES.flatMap((one) => (one === SHOP ? [] : (context.origin(one) ?? []))),
    }),
    ...(shopOrigin && { shopUrl: `${shopOrigin}/`, shopOrigin }),
    verificationToken: context.token,
    captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' },
    ...(context.editMode && { editMode: true }),
  };
}
