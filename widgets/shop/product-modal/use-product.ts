import { useState } from 'react';
import type { ProductDetail } from '#api/product-detail.ts';
import { createPart } from '#ui/part.ts';
import { useRequest } from '#ui/use-request.ts';

/** What only who opens a product needs: its view, and the calls. */
const details = createPart(async () => {
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

/** A product that is fetched anew each time it is opened: price and stock are those of the moment (API-43). */
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
    /** The request is made again after a failure. */
    isRetry,
    open: () => load(false),
    retry: () => load(true),
    /** What is shown stays, also while the dialog goes. */
    close: () => {
      if (status === 'loading') reset();
    },
    /** The visitor seems about to open it. */
    prefetch: details.prefetch,
  };
}
