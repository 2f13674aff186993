import { getProductList, type ListedProduct } from '#api/product-list.ts';
import { useRequest } from '#ui/use-request.ts';

const NONE: readonly ListedProduct[] = [];

interface UsedProducts {
  /** Those that there are so far. */
  products: readonly ListedProduct[];
  /** Asks for them, unless they are there or on their way. */
  load: () => void;
  /** The last call for them has failed. */
  failed: boolean;
}

/**
 * The products to choose from: those of the block, else the list of `url`, which is asked for at the first focus and again
 * after a failure. Without the list the name is typed.
 */
export function useProducts(given: readonly ListedProduct[] | undefined, url: string): UsedProducts {
  const { status, answer = NONE, run } = useRequest<readonly ListedProduct[]>();
  const load = () => {
    if (!given && (status === 'idle' || status === 'failed')) run((signal) => getProductList(url, signal));
  };
  return { products: given ?? answer, load, failed: status === 'failed' };
}
