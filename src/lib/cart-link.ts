/** The URL of the basket. */
import { safeLink } from './url.ts';

const BASKET = 'ostoskori#tuotteet';

/**
 * Returns the URL of the basket page; `/ostoskori#tuotteet` on the shop itself or without the shop's URL
 * (NAV-18, SHP-04).
 */
export function getCartLink(shop: boolean, shopUrl: string | undefined): string {
  const base = shop ? undefined : safeLink(shopUrl);
  return base === undefined ? `/${BASKET}` : `${base.replace(/\/$/, '')}/${BASKET}`;
}
