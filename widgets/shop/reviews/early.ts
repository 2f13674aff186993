/** The first page of reviews, asked for while the server's own still stand. */
import { getReviews, type ReviewPage } from '#api/reviews.ts';

const pages = new Map<string, ReviewPage>();

const keyOf = (productId: string, pageSize: number): string => `${pageSize} ${productId}`;

/** Asks for the first page, and keeps it for the island. Rejects with ApiError. */
export async function loadEarly(productId: string, pageSize: number): Promise<void> {
  pages.set(keyOf(productId, pageSize), await getReviews(productId, 1, pageSize));
}

/** The page that was asked for early; the next island asks anew once `forgetEarly` was called. */
export const earlyPage = (productId: string, pageSize: number): ReviewPage | undefined =>
  pages.get(keyOf(productId, pageSize));

export const forgetEarly = (productId: string, pageSize: number): void =>
  void pages.delete(keyOf(productId, pageSize));
