import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

function follow(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** What the islands of the basket page share the page by (SHP-03, CHK-01, CHK-03). */
export type ShopHash = '#tuotteet' | '#toimitus' | '#maksu' | '#kirjaudu';
const SHOP_HASHES: readonly string[] = ['#tuotteet', '#toimitus', '#maksu', '#kirjaudu'];

let last: ShopHash = '#tuotteet';

/**
 * Which step of the shop the address names, or named last. The skip link and other anchors of the page change nothing (docs/requirements.md,
 * decision 57); an address without a hash is the cart's.
 */
export function shopStep(): ShopHash {
  const { hash } = location;
  if (hash === '') last = '#tuotteet';
  if (SHOP_HASHES.includes(hash)) last = hash as ShopHash;
  return last;
}

/** The same, followed; the cart on the server, and so at the first render of what came from there. */
export const useShopStep = (): ShopHash => useSyncExternalStore(follow, shopStep, () => '#tuotteet');

/**
 * For what comes and goes with the hash: give the result to its heading, and focus goes there when it comes back.
 * What the page begins with leaves focus where it is.
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
