import { useCallback, useEffect, useState } from 'react';
import { useIsland } from '#island/context.ts';
import { mayHaveCart } from '#store/cart/storage.ts';

/**
 * Mounts the shop's hidden frame, and loads its code, while the component is mounted (PRD-14, SYN-01).
 * @param url the frame's URL. Undefined mounts none.
 * @param isEager whether to mount it with the component instead of when the result is called. With `defersShopFrame` in the page
 * settings, this holds only for a visitor who may have a cart.
 */
export function useShopFrame(url: string | undefined, isEager: boolean): () => void {
  const { defersShopFrame, shopOrigin } = useIsland().settings;
  const [isUsed, setUsed] = useState(false);

  useEffect(() => {
    const isWanted = isUsed || (isEager && (!defersShopFrame || mayHaveCart(shopOrigin)));
    if (!isWanted || url === undefined) return;
    let isMounted = true;
    let release = () => {};
    import('#store/cart/frame.ts').then(
      ({ acquireShopFrame }) => {
        if (isMounted) release = acquireShopFrame(url);
      },
      () => {
        // If its code fails to load, adding a product reports the error.
      },
    );
    return () => {
      isMounted = false;
      release();
    };
  }, [isUsed, isEager, defersShopFrame, shopOrigin, url]);

  return useCallback(() => setUsed(true), []);
}
