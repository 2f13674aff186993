import type { Queries } from '../database/database.ts';

/** Pieces left of products of this moment, null for unlimited; what the shop does not sell is missing. */
export async function stockNow(
  { query }: Queries,
  codes: readonly string[],
): Promise<Map<string, number | null>> {
  if (codes.length === 0) return new Map();
  const rows = await query<{ code: string; stock: number | null }>(
    'select code, stock from shop_product where sold and code = any($1::text[])',
    [codes],
  );
  return new Map(rows.map(({ code, stock }) => [code, stock]));
}
