import { useEffect } from 'react';
import { syncStoredCart } from '#store/cart/storage.ts';

/** Shows this site's stored copy of the cart until the shop answers. */
export const useStoredCart = (): void => useEffect(syncStoredCart, []);
