import type { ListedProduct } from '#api/product-list.ts';

/** Below it nothing is offered (CMP-08). */
const SHORTEST = 3;
/** More would not be read. */
const MOST = 50;

/** The products whose title has what is typed somewhere, in any case (CMP-08, SRCH-30); none below three characters. */
export function matching(products: readonly ListedProduct[], typed: string): ListedProduct[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < SHORTEST) return [];
  return products.filter(({ title }) => title.toLowerCase().includes(wanted)).slice(0, MOST);
}

/**
 * The product that is typed out; undefined where the text is no product's whole title.
 * @param chosen number of the one that is meant where several have that title, else the first of them is
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
