import { useIsland } from '#island/context.ts';
import { initialState } from '../store.ts';
import { useStore } from '../use-store.ts';
import { emptyCart, type Cart, type WantedLines } from './model.ts';
import { pageCart } from './storage.ts';

/**
 * Returns the selected part of the cart and the wanted quantities, and renders when it changes. The server and the first render in the
 * browser use the cart of the page settings.
 */
export function useCartPart<T>(select: (cart: Cart, wanted: WantedLines) => T): T {
  const cart = pageCart(useIsland().settings) ?? emptyCart;
  return useStore((state) => select(state.cart, state.wanted), { ...initialState, cart });
}
