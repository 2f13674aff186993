/** The cart that the page of one visitor brings along (`cart` of its settings), so that it is there at the first render. */
import type { Settings } from '#island/settings.ts';
import type { Cart } from './cart.ts';
import { readCart } from './read-cart.ts';

const carts = new WeakMap<Settings, Cart | undefined>();

/** The cart in these settings, the same object each time; undefined where there is none, or nonsense. */
export function pageCart(settings: Settings): Cart | undefined {
  if (!carts.has(settings)) carts.set(settings, readCart(settings.cart));
  return carts.get(settings);
}
