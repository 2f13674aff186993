/** The products that a form's product picker offers (API-09, API-30). */
import { isRecord, readAmount, readList, readText } from '#lib/read.ts';
import type { EntryOf } from './call.ts';
import { ApiError, get } from './http.ts';

export interface ListedProduct {
  productId: number;
  title: string;
}

/** The default URL of the list; a block may set another one. */
export const PRODUCT_LIST_URL = '/api/search/all-products';

/** Number of products that are read. The picker shows only those that match the typed text. */
const MAX_PRODUCTS = 20_000;

/** Reads a product; undefined without a number or name. */
function readListedProduct(value: EntryOf<'GET /api/search/all-products'>): ListedProduct | undefined {
  if (!isRecord(value)) return undefined;
  const productId = readAmount(value.productId);
  const title = readText(value.title)?.trim();
  return productId === undefined || !title ? undefined : { productId, title };
}

/** Loads all products, in Finnish as the estate keeps them (API-30). Rejects with ApiError. */
export async function getProductList(url: string, signal?: AbortSignal): Promise<ListedProduct[]> {
  const answer = await get(url, { language: 'fi' }, signal);
  if (!Array.isArray(answer)) throw new ApiError('bad-response');
  return readList(answer, readListedProduct, MAX_PRODUCTS);
}
