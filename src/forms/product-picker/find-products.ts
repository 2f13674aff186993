import type { ListedProduct } from '#api/product-list.ts';

/** Minimum length of a text for suggestions (CMP-08). */
const MIN_LENGTH = 3;
/** Maximum number of suggestions. */
const MAX_OPTIONS = 50;

/**
 * Returns the products whose title contains the text, ignoring case (CMP-08, SRCH-30); none for fewer than
 * three characters.
 */
export function filterProducts(products: readonly ListedProduct[], typed: string): ListedProduct[] {
  const lowerText = typed.trim().toLowerCase();
  if (lowerText.length < MIN_LENGTH) return [];
  return products.filter(({ title }) => title.toLowerCase().includes(lowerText)).slice(0, MAX_OPTIONS);
}

/**
 * Returns the product with exactly this title, ignoring case, or undefined if there is none.
 * @param chosen number of the preferred product if several have the title. The default is the first.
 */
export function findProduct(
  products: readonly ListedProduct[],
  typed: string,
  chosen: unknown,
): ListedProduct | undefined {
  const lowerText = typed.trim().toLowerCase();
  const same = products.filter(({ title }) => title.toLowerCase() === lowerText);
  return same.find(({ productId }) => productId === chosen) ?? same[0];
}
