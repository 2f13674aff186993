/**
 * The cart that the server writes into a page made for one visitor (`cart` in the page settings), so that the
 * first render shows it.
 */
import type { Settings } from '#island/settings.ts';
import type { Cart } from './cart.ts';
import { readCart } from './read-cart.ts';

const carts = new WeakMap<Settings, Cart | undefined>();

/**
 * Returns the cart of these settings, the same object each time; undefined if there is none or it is not a
 * cart.
 */
export function pageCart(settings: Settings): Cart | undefined {
  if (!carts.has(settings)) carts.set(settings, readCart(settings.cart));
  return carts.get(settings);
}
