import { useEffect, useRef, useState } from 'react';
import { getProductList, type ListedProduct } from '#api/product-list.ts';

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
  const [loaded, setLoaded] = useState<readonly ListedProduct[]>();
  const [failed, setFailed] = useState(false);
  const loading = useRef<AbortController>(null);
  useEffect(() => () => loading.current?.abort(), []);
  const load = () => {
    if (given || loaded || loading.current) return;
    const { signal } = (loading.current = new AbortController());
    setFailed(false);
    void getProductList(url, signal)
      .then(setLoaded, () => setFailed(!signal.aborted))
      .finally(() => (loading.current = null));
  };
  return { products: given ?? loaded ?? NONE, load, failed };
}
