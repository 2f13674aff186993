import type { Cart } from './cart.ts';
import { CART_KEY } from './read-cart.ts';
import { showCart } from './stored-cart.ts';

/** Shows the shop's answer and stores it for the other pages (SHP-17), unless a later one is shown already; returns whether it is shown. */
export function keepCart(cart: Cart, number: number): boolean {
  if (!showCart(cart, number)) return false;
  try {
    localStorage.setItem(CART_KEY, JSON.stringify(cart));
  } catch {
    // Full or blocked storage: the other pages do without a copy.
  }
  return true;
}
