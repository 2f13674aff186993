import { useEffect, useRef, useState } from 'react';
import type { ProductDetail } from '#api/product-detail.ts';

/** What only who opens a product needs: its view, and the calls. */
const loadParts = async () => {
  const [{ Details }, { loadProduct }] = await Promise.all([
    import('./Details.tsx'),
    import('./load-product.ts'),
  ]);
  return { Details, loadProduct };
};

type Parts = Awaited<ReturnType<typeof loadParts>>;

export type Opened =
  | { is: 'loading' | 'failed' | 'trying-again' }
  | { is: 'ready'; product: ProductDetail; Details: Parts['Details'] };

/** A product that is fetched anew each time it is opened: price and stock are those of the moment (API-43). */
export function useProduct(code: string, isShop: boolean) {
  const [opened, setOpened] = useState<Opened>({ is: 'loading' });
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  const load = async (): Promise<void> => {
    call.current?.abort();
    const { signal } = (call.current = new AbortController());
    try {
      const { Details, loadProduct } = await loadParts();
      if (signal.aborted) return;
      const product = await loadProduct(code, isShop, signal);
      if (!signal.aborted) setOpened({ is: 'ready', product, Details });
    } catch {
      if (!signal.aborted) setOpened({ is: 'failed' });
    }
  };

  return {
    opened,
    open: () => {
      setOpened({ is: 'loading' });
      void load();
    },
    tryAgain: () => {
      setOpened({ is: 'trying-again' });
      void load();
    },
    /** What is still under way is nobody's any more. */
    close: () => call.current?.abort(),
    /** The visitor seems about to open it. */
    expect: () => void loadParts().catch(() => {}),
  };
}
