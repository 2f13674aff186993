/** The URL of the checkout (CHK-08). */
import { safeLink } from './url.ts';

const CHECKOUT = '/ostoskori';

/**
 * Returns the URL of the checkout's delivery step for a postal code. An unsafe base is replaced by
 * `/ostoskori`.
 */
export function checkoutUrl(base: string, postalCode: string): string {
  const [beforeHash = ''] = (safeLink(base) ?? CHECKOUT).split('#');
  const [path = CHECKOUT, query = ''] = beforeHash.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('postinumero', postalCode);
  return `${path}?${parameters.toString()}#toimitus`;
}
