import { useEffect } from 'react';
import { useIsShop } from './use-is-shop.ts';
import { keepShopCart } from './shop-cart.ts';
import { keepStoredCart } from './stored-cart.ts';

/**
 * For an island that reads the cart: on the shop it is loaded, once a page whoever asks, elsewhere read from storage; and it is
 * kept as other tabs and pages change it (SHP-14, SHP-17).
 */
export function useCart(): void {
  const isShop = useIsShop();
  useEffect(() => (isShop ? keepShopCart() : keepStoredCart()), [isShop]);
}
