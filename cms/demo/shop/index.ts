import { coupons } from './coupons.ts';
import { customers } from './customers.ts';
import { areas, paymentMethods, terms, windows } from './terms.ts';
import type { ShopContent } from './types.ts';

/** What the meat shop begins with. */
export const shop: ShopContent = { terms, paymentMethods, areas, windows, coupons, customers };
