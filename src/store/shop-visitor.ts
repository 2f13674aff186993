/** Loads the cart and customer of the shop. Other sites never load this code. */
import { syncShopCart } from './cart/load.ts';
import { syncShopCustomer } from './customer/actions.ts';

/**
 * Loads cart and customer, once per page each (SHP-14, CHK-20), and keeps them in sync. Returns a function
 * that unsubscribes.
 */
export function syncVisitor(): () => void {
  const stops = [syncShopCart(), syncShopCustomer()];
  return () => {
    for (const stop of stops) stop();
  };
}
