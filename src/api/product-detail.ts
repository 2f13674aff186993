/** A product of the shop with more details than a card shows (API-43, PRD-17). */
import { isRecord, LONG_TEXT, readAmount, readText } from '#lib/read.ts';
import { get } from './call.ts';
import { ApiError } from './http.ts';
import { readProductFacts, type ProductFacts } from './product.ts';
import { readStars } from './reviews.ts';

export interface ProductDetail extends ProductFacts {
  /** Rich text that is not sanitized; '' if there is none. */
  description: string;
  /** 0 to 5; 0 if there are no ratings. */
  averageRating: number;
  reviewCount: number;
}

/** Loads a product by its code. Rejects with ApiError, also if the answer is not a product. */
export async function getProductDetail(code: string, signal?: AbortSignal): Promise<ProductDetail> {
  const answer = await get(`/api/products/${encodeURIComponent(code)}`, {}, signal);
  if (!isRecord(answer)) throw new ApiError('bad-response');
  const facts = readProductFacts({ ...answer, title: answer['name'], pricePerKilo: answer['pricePerKg'] });
  if (!facts) throw new ApiError('bad-response');
  const count = readAmount(answer['reviewCount']) ?? 0;
  return {
    ...facts,
    description: readText(answer['description'], LONG_TEXT) ?? '',
    averageRating: readStars(answer['averageRating']),
    reviewCount: Math.max(0, Math.trunc(count)),
  };
}
