import { useIsland } from '#island/context.ts';
import { emptyCart, type Cart } from './cart.ts';
import { pageCart } from './page-cart.ts';
import { initialState } from './store.ts';
import { useStore } from './use-store.ts';

/**
 * Returns the selected part of the cart and renders when it changes. The server and the first render in the
 * browser use the cart of the page settings.
 */
export function useCartPart<T>(select: (cart: Cart) => T): T {
  const cart = pageCart(useIsland().settings) ?? emptyCart;
  return useStore((state) => select(state.cart), { ...initialState, cart });
}
