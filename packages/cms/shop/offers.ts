import type { Queries } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/expressions.ts';
import type { Offer } from '../platform/model/offer.ts';
import { endOverdueOrders } from './cancel-unpaid-order.ts';

/** Returns the current offers of products that the shop sells. */
export async function getOffers(database: Queries, codes: readonly string[]): Promise<Map<string, Offer>> {
  if (codes.length === 0) return new Map();
  await endOverdueOrders(database);
  const rows = await database
    .selectFrom('shop_product')
    .select(['code', 'price_cents as price', 'compared_cents as compared', 'weight', 'stock'])
    .where('sold', '=', true)
    .where('code', '=', anyOf(codes))
    .execute();
  return new Map(rows.map(({ code, ...offer }) => [code, offer]));
}
