/** What only the shop asks its server; the other sites load this code never. */
import { keepShopCart } from './shop-cart.ts';
import { keepShopCustomer } from './shop-customer.ts';

/** Asks for cart and customer, each once a page (SHP-14, CHK-20), and keeps them until the result is called. */
export function keepVisitor(): () => void {
  const stops = [keepShopCart(), keepShopCustomer()];
  return () => {
    for (const stop of stops) stop();
  };
}
