import { useEffect } from 'react';
import { syncStoredCart } from '#store/stored-cart.ts';

/** Shows what this site knew of the cart before, until the shop answers. */
export const useStoredCart = (): void => useEffect(syncStoredCart, []);
