import type { Database } from '../database/database.ts';
import { releaseOverdue } from './cancel-unpaid-order.ts';

/** Pieces left of products of this moment, null for unlimited; what the shop does not sell is missing. */
export async function stockNow(
  database: Database,
  codes: readonly string[],
): Promise<Map<string, number | null>> {
  if (codes.length === 0) return new Map();
  await releaseOverdue(database);
  const rows = await database.query<{ code: string; stock: number | null }>(
    'select code, stock from shop_product where sold and code = any($1::text[])',
    [codes],
  );
  return new Map(rows.map(({ code, stock }) => [code, stock]));
}
