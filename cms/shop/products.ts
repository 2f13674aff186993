import type { Queries } from '../database/database.ts';

export interface ShopProduct {
  code: string;
  name: string;
  priceCents: number;
  /** Pieces; null is unlimited. */
  stock: number | null;
  sold: boolean;
}

const LONGEST_CODE = 50;

/** @returns undefined where the shop knows no such product */
export async function findProduct({ query }: Queries, code: string): Promise<ShopProduct | undefined> {
  if (code.length > LONGEST_CODE || code.includes('\0')) return undefined;
  const rows = await query<ShopProduct>(
    'select code, name, price_cents as "priceCents", stock, sold from shop_product where code = $1',
    [code],
  );
  return rows[0];
}

/**
 * Takes pieces out of the stock.
 * @returns false, with nothing taken, where there are not as many or the product is sold no more
 */
export async function takeStock({ query }: Queries, code: string, pieces: number): Promise<boolean> {
  const rows = await query(
    `update shop_product set stock = stock - $2 where code = $1 and sold and (stock is null or stock >= $2::integer)
     returning code`,
    [code, pieces],
  );
  return rows.length === 1;
}

export async function returnStock({ query }: Queries, code: string, pieces: number): Promise<void> {
  await query('update shop_product set stock = stock + $2 where code = $1', [code, pieces]);
}
