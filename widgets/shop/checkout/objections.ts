import { useIsShop } from '#store/use-is-shop.ts';
import { useStore } from '#store/use-store.ts';

/** Whether cart and customer are not known yet. Other sites ask for neither. */
export function useIsLoading(): boolean {
  const isLoading = useStore(({ cart, customer }) => cart.loading || customer.loading);
  return useIsShop() && isLoading;
}

const NONE: readonly string[] = [];

/** What the shop says against the order; nothing before it is known (CHK-17). */
export function useObjections(): readonly string[] {
  const objections = useStore(({ cart }) => cart.checkoutWarnings);
  return useIsLoading() ? NONE : objections;
}
