import type { Cart } from './cart.ts';
import { CART_KEY } from './read-cart.ts';
import { showCart } from './stored-cart.ts';

/**
 * Shows the shop's cart and stores it for the other pages (SHP-17), unless a later revision is already shown.
 * Returns whether it is shown.
 */
export function commitCart(cart: Cart, revision: number): boolean {
  if (!showCart(cart, revision)) return false;
  try {
    localStorage.setItem(CART_KEY, JSON.stringify(cart));
  } catch {
    // Storage is full or blocked: other pages have no copy.
  }
  return true;
}
