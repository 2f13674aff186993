import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

function follow(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The hashes that determine which islands of the basket page are shown (SHP-03, CHK-01, CHK-03). */
export type ShopHash = '#tuotteet' | '#toimitus' | '#maksu' | '#kirjaudu';
const SHOP_HASHES: readonly string[] = ['#tuotteet', '#toimitus', '#maksu', '#kirjaudu'];

let last: ShopHash = '#tuotteet';

/**
 * Returns the step of the shop that the URL's hash names, or the last one named. Other hashes, such as the
 * skip link's, change nothing (docs/requirements.md, decision 57). No hash is the cart.
 */
export function shopStep(): ShopHash {
  const { hash } = location;
  if (hash === '') last = '#tuotteet';
  if (SHOP_HASHES.includes(hash)) last = hash as ShopHash;
  return last;
}

/**
 * Returns the step and renders when it changes; the cart on the server and in the first render over its HTML.
 */
export const useShopStep = (): ShopHash => useSyncExternalStore(follow, shopStep, () => '#tuotteet');

/**
 * Returns a ref for the heading of content that appears with the hash. Focuses it each time the content
 * appears, but not with the page's first render.
 */
export function useArrival<Element extends HTMLElement>(isThere: boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const was = useRef(isThere);
  useEffect(() => {
    if (isThere && !was.current) element.current?.focus();
    was.current = isThere;
  }, [isThere]);
  return element;
}
