import type { Queries } from '../platform/database/database.ts';
import { readOnce } from '../platform/database/shared-reads.ts';
import type { Seller, ShopTerms } from '../platform/model/shop.ts';

export type StoredTerms = Pick<
  ShopTerms,
  'shippingCents' | 'freeShippingFromCents' | 'handlingCents' | 'cutOffHour'
> & {
  /** null in a database that was filled before sellers were stored. */
  seller: Seller | null;
};

/** Returns the shop's terms; undefined in an estate without a shop. */
export const getTerms = (queries: Queries): Promise<StoredTerms | undefined> =>
  readOnce('shop terms', async () => {
    const row = await queries
      .selectFrom('shop_terms')
      .select([
        'shipping_cents as shippingCents',
        'free_shipping_from_cents as freeShippingFromCents',
        'handling_cents as handlingCents',
        'cut_off_hour as cutOffHour',
        'seller',
      ])
      .executeTakeFirst();
    return row && { ...row, seller: row.seller as Seller | null };
  });
