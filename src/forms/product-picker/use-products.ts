import { getProductList, type ListedProduct } from '#api/product-list.ts';
import { useRequest } from '#ui/use-request.ts';

const NO_PRODUCTS: readonly ListedProduct[] = [];

interface UsedProducts {
  /** The products loaded so far. */
  products: readonly ListedProduct[];
  /** Loads the list, unless it is loaded or being loaded. */
  load: () => void;
  /** Whether the last call failed. */
  failed: boolean;
}

/**
 * Returns the products to choose from: the block's own, else the list at `url`, which is loaded at the first
 * focus and again after a failure. Without the list the visitor types the name.
 */
export function useProducts(given: readonly ListedProduct[] | undefined, url: string): UsedProducts {
  const { status, answer = NO_PRODUCTS, run } = useRequest<readonly ListedProduct[]>();
  const load = () => {
    if (!given && (status === 'idle' || status === 'failed')) run((signal) => getProductList(url, signal));
  };
  return { products: given ?? answer, load, failed: status === 'failed' };
}
