import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { safeLink } from '#lib/url.ts';
import { POSTAL_CODE } from '#store/delivery/postal-code.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The hashes that determine which islands of the basket page are shown (SHP-03, CHK-01, CHK-03). */
export type ShopHash = '#tuotteet' | '#toimitus' | '#maksu' | '#kirjaudu';
const SHOP_HASHES: readonly string[] = ['#tuotteet', '#toimitus', '#maksu', '#kirjaudu'];

let lastStep: ShopHash = '#tuotteet';

/**
 * Returns the step of the shop that the URL's hash names, or the last one named. Other hashes, such as the
 * skip link's, change nothing (docs/requirements.md, decision 57). No hash is the cart.
 */
export function getShopStep(): ShopHash {
  const { hash } = location;
  if (hash === '') lastStep = '#tuotteet';
  if (SHOP_HASHES.includes(hash)) lastStep = hash as ShopHash;
  return lastStep;
}

/**
 * Returns the step and renders when it changes; the cart on the server and in the first render over its HTML.
 */
export const useShopStep = (): ShopHash => useSyncExternalStore(subscribe, getShopStep, () => '#tuotteet');

/**
 * Returns a ref for the heading of content that appears with the hash. Focuses it each time the content
 * appears, but not with the page's first render.
 */
export function useFocusOnArrival<Element extends HTMLElement>(isThere: boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (isThere && !wasThere.current) element.current?.focus();
    wasThere.current = isThere;
  }, [isThere]);
  return element;
}

const CHECKOUT = '/ostoskori';

/**
 * Returns the URL of the checkout's delivery step for a postal code (CHK-08). An unsafe base is replaced by
 * `/ostoskori`.
 */
export function getCheckoutUrl(base: string, postalCode: string): string {
  const [beforeHash = ''] = (safeLink(base) ?? CHECKOUT).split('#');
  const [path = CHECKOUT, query = ''] = beforeHash.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(POSTAL_CODE, postalCode);
  return `${path}?${parameters.toString()}#toimitus`;
}
