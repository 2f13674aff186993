/** The address of the basket. */
import { safeLink } from './url.ts';

const BASKET = 'ostoskori#tuotteet';

/** The basket page: on the shop itself, or without its address, `/ostoskori#tuotteet` (NAV-18, SHP-04). */
export function cartLink(shop: boolean, shopUrl: string | undefined): string {
  const base = shop ? undefined : safeLink(shopUrl);
  return base === undefined ? `/${BASKET}` : `${base.replace(/\/$/, '')}/${BASKET}`;
}
