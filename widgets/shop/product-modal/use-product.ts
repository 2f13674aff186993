import { useState } from 'react';
import type { ProductDetail } from '#api/product-detail.ts';
import { lazyChunk } from '#ui/part.ts';
import { useRequest } from '#ui/use-request.ts';

/** The view and the calls, loaded when a product is opened. */
const details = lazyChunk(async () => {
  const [{ Details }, { loadProduct }] = await Promise.all([
    import('./Details.tsx'),
    import('./load-product.ts'),
  ]);
  return { Details, loadProduct };
});

interface Opened {
  product: ProductDetail;
  Details: NonNullable<typeof details.loaded>['Details'];
}

/** Loads a product each time it is opened, since price and stock change (API-43). */
export function useProduct(code: string, isShop: boolean) {
  const request = useRequest<Opened>();
  const { status, run, reset } = request;
  const [isRetry, setRetry] = useState(false);

  const load = (retries: boolean): void => {
    setRetry(retries);
    run(async (signal) => {
      const { Details, loadProduct } = await details.load();
      signal.throwIfAborted();
      return { Details, product: await loadProduct(code, isShop, signal) };
    });
  };

  return {
    opened: status === 'ready' ? request.answer : undefined,
    status,
    /** Whether the call is a repetition after a failure. */
    isRetry,
    open: () => load(false),
    retry: () => load(true),
    /** The content stays during the closing animation. */
    close: () => {
      if (status === 'loading') reset();
    },
    /** Loads the code when the visitor seems about to open the product. */
    prefetch: details.prefetch,
  };
}
