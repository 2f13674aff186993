import { useIsland } from '#island/context.ts';
import { emptyCart, type Cart } from './cart.ts';
import { pageCart } from './page-cart.ts';
import { initialState } from './store.ts';
import { useStore } from './use-store.ts';

/** The part of the cart that `select` gives, followed; server and browser begin with the cart that the page brings along. */
export function useCartPart<T>(select: (cart: Cart) => T): T {
  const cart = pageCart(useIsland().settings) ?? emptyCart;
  return useStore((state) => select(state.cart), { ...initialState, cart });
}
