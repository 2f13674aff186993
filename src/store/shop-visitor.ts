/** Loads the cart and customer of the shop. Other sites never load this code. */
import { keepShopCart } from './shop-cart.ts';
import { keepShopCustomer } from './shop-customer.ts';

/**
 * Loads cart and customer, once per page each (SHP-14, CHK-20), and keeps them in sync. Returns a function
 * that unsubscribes.
 */
export function keepVisitor(): () => void {
  const stops = [keepShopCart(), keepShopCustomer()];
  return () => {
    for (const stop of stops) stop();
  };
}
