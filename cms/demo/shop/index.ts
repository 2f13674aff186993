import { coupons } from './coupons.ts';
import { customers } from './customers.ts';
import { areas, paymentMethods, terms, windows } from '../../shop/usual-terms.ts';
import type { ShopContent } from '../../model/shop.ts';

/** What the meat shop begins with. */
export const shop: ShopContent = { terms, paymentMethods, areas, windows, coupons, customers };
