import { useEffect } from 'react';
import { useIsland } from '#island/context.ts';
import { isShopSite } from '#lib/site.ts';
import { syncShopCart } from './load.ts';
import { syncStoredCart } from './storage.ts';

/**
 * Provides the cart to an island: loads it once per page on the shop, reads it from storage elsewhere, and
 * keeps it in sync with other tabs and pages (SHP-14, SHP-17).
 */
export function useCart(): void {
  const isShop = isShopSite(useIsland().site);
  useEffect(() => (isShop ? syncShopCart() : syncStoredCart()), [isShop]);
}
