/** Where the checkout begins (CHK-08). */
import { safeLink } from './url.ts';

const CHECKOUT = '/ostoskori';

/** The address of the checkout's delivery step for a postal code; a base that may not be linked to gives way to `/ostoskori`. */
export function checkoutUrl(base: string, postalCode: string): string {
  const [beforeHash = ''] = (safeLink(base) ?? CHECKOUT).split('#');
  const [path = CHECKOUT, query = ''] = beforeHash.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('postinumero', postalCode);
  return `${path}?${parameters.toString()}#toimitus`;
}
