import type { Database } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/expressions.ts';
import { endOverdueOrders } from './cancel-unpaid-order.ts';

/** Returns the current stock of products that the shop sells; null is unlimited. */
export async function getStock(
  database: Database,
  codes: readonly string[],
): Promise<Map<string, number | null>> {
  if (codes.length === 0) return new Map();
  await endOverdueOrders(database);
  const rows = await database
    .selectFrom('shop_product')
    .select(['code', 'stock'])
    .where('sold', '=', true)
    .where('code', '=', anyOf(codes))
    .execute();
  return new Map(rows.map(({ code, stock }) => [code, stock]));
}
