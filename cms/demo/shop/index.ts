import { coupons } from './coupons.ts';
import { customers } from './customers.ts';
import { areas, paymentMethods, defaultTerms, windows } from '../../shop/default-terms.ts';
import type { ShopContent } from '../../model/shop.ts';

/** The initial data of the meat shop. */
export const shop: ShopContent = { terms: defaultTerms, paymentMethods, areas, windows, coupons, customers };
