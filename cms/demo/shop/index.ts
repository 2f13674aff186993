import { coupons } from './coupons.ts';
import { customers } from './customers.ts';
import { areas, paymentMethods, defaultTerms, windows } from '../../shop/default-terms.ts';
import type { ShopContent } from '../../model/shop.ts';

/** What the meat shop begins with. */
export const shop: ShopContent = { terms: defaultTerms, paymentMethods, areas, windows, coupons, customers };
