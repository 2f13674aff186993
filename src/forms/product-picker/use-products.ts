import { useEffect, useRef, useState } from 'react';
import { getProductList, type ListedProduct } from '#api/product-list.ts';

const NONE: readonly ListedProduct[] = [];

/**
 * The products to choose from, and what asks for them: at the first focus, and again after a failure. Without the list the
 * name is typed.
 */
export function useProducts(
  given: readonly ListedProduct[] | undefined,
  url: string,
): [readonly ListedProduct[], () => void] {
  const [loaded, setLoaded] = useState<readonly ListedProduct[]>();
  const loading = useRef<AbortController>(null);
  useEffect(() => () => loading.current?.abort(), []);
  const load = () => {
    if (given || loaded || loading.current) return;
    const { signal } = (loading.current = new AbortController());
    void getProductList(url, signal)
      .then(setLoaded, () => {})
      .finally(() => (loading.current = null));
  };
  return [given ?? loaded ?? NONE, load];
}
