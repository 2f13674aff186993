/** The list of products that a form's product picker offers (API-09, API-30). */
import { isRecord, readAmount, readList, readText } from '#lib/read.ts';
import { ApiError, get } from './http.ts';

export interface ListedProduct {
  productId: number;
  title: string;
}

/** Where the list is, unless a block says otherwise. */
export const PRODUCT_LIST_URL = '/api/search/all-products';

/** A product of a list or of props; undefined where it has no number or no name. */
function readListedProduct(value: unknown): ListedProduct | undefined {
  if (!isRecord(value)) return undefined;
  const productId = readAmount(value['productId']);
  const title = readText(value['title'])?.trim();
  return productId === undefined || !title ? undefined : { productId, title };
}

/** All products that can be named, in Finnish as the estate keeps them (API-30). Rejects with ApiError. */
export async function getProductList(url: string, signal?: AbortSignal): Promise<ListedProduct[]> {
  const answer = await get(url, { language: 'fi' }, signal);
  if (!Array.isArray(answer)) throw new ApiError('bad-response');
  return readList(answer, readListedProduct);
}
