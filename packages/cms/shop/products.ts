import type { Queries } from '../platform/database/database.ts';

export interface ShopProduct {
  code: string;
  name: string;
  priceCents: number;
  /** In pieces; null is unlimited. */
  stock: number | null;
  sold: boolean;
}

const MAX_CODE_LENGTH = 50;

/** Finds a product; undefined if the shop does not have it. */
export async function findProduct(queries: Queries, code: string): Promise<ShopProduct | undefined> {
  if (code.length > MAX_CODE_LENGTH || code.includes('\0')) return undefined;
  return queries
    .selectFrom('shop_product')
    .select(['code', 'name', 'price_cents as priceCents', 'stock', 'sold'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/**
 * Reserves pieces.
 * @returns false if there are not enough or the product is not sold; nothing is reserved then
 */
export async function reserveStock(queries: Queries, code: string, pieces: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('shop_product')
    .set(({ eb }) => ({ stock: eb('stock', '-', pieces) }))
    .where('code', '=', code)
    .where('sold', '=', true)
    .where(({ eb, or }) => or([eb('stock', 'is', null), eb('stock', '>=', pieces)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function returnStock(queries: Queries, code: string, pieces: number): Promise<void> {
  await queries
    .updateTable('shop_product')
    .set(({ eb }) => ({ stock: eb('stock', '+', pieces) }))
    .where('code', '=', code)
    .execute();
}
