/** URLs of the shop's pages on any site. */
import type { Settings } from '#island/settings.ts';
import { safeLink } from '#lib/url.ts';

const BASKET = 'ostoskori#tuotteet';

/**
 * Returns the URL of the basket page; `/ostoskori#tuotteet` on the shop itself or without the shop's URL
 * (NAV-18, SHP-04).
 */
export function getCartLink(shop: boolean, shopUrl: string | undefined): string {
  const base = shop ? undefined : safeLink(shopUrl);
  return base === undefined ? `/${BASKET}` : `${base.replace(/\/$/, '')}/${BASKET}`;
}

/**
 * Returns the URL of the shop's page for the hidden frame of another site (SYN-01); undefined if the settings
 * do not name the shop, or the site sells nothing.
 */
export const getShopFrameUrl = ({ shopFrameUrl: given, shopOrigin }: Settings): string | undefined =>
  given === false ? undefined : (given ?? (shopOrigin && `${shopOrigin.replace(/\/$/, '')}/`));
