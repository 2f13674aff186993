import type { ListedProduct } from '#api/product-list.ts';

/** Minimum length of a text for suggestions (CMP-08). */
const SHORTEST = 3;
/** Maximum number of suggestions. */
const MOST = 50;

/**
 * Returns the products whose title contains the text, ignoring case (CMP-08, SRCH-30); none for fewer than
 * three characters.
 */
export function matching(products: readonly ListedProduct[], typed: string): ListedProduct[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < SHORTEST) return [];
  return products.filter(({ title }) => title.toLowerCase().includes(wanted)).slice(0, MOST);
}

/**
 * Returns the product with exactly this title, ignoring case; undefined if there is none.
 * @param chosen number of the preferred product if several have the title; default: the first
 */
export function named(
  products: readonly ListedProduct[],
  typed: string,
  chosen: unknown,
): ListedProduct | undefined {
  const wanted = typed.trim().toLowerCase();
  const same = products.filter(({ title }) => title.toLowerCase() === wanted);
  return same.find(({ productId }) => productId === chosen) ?? same[0];
}
