import { useIsland } from '#island/context.ts';
import { isShopSite } from '#lib/site.ts';
import { useStore } from '#store/use-store.ts';

/** Whether cart and customer are still loading. Always false on other sites, which do not load them. */
export function useIsLoading(): boolean {
  const isLoading = useStore(({ cart, customer }) => cart.loading || customer.loading);
  return isShopSite(useIsland().site) && isLoading;
}

const NONE: readonly string[] = [];

/** Returns the shop's objections to the order, or none while they are loading (CHK-17). */
export function useObjections(): readonly string[] {
  const objections = useStore(({ cart }) => cart.checkoutWarnings);
  return useIsLoading() ? NONE : objections;
}
