import { useCallback, useEffect, useState } from 'react';

/**
 * Mounts the shop's hidden frame, and loads its code, while the component is mounted (PRD-14, SYN-01).
 * @param url the frame's URL; undefined mounts none
 * @param isEager whether to mount it with the component instead of when the result is called
 */
export function useShopFrame(url: string | undefined, isEager: boolean): () => void {
  const [isWanted, setWanted] = useState(isEager);

  useEffect(() => {
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
  }, [isWanted, url]);

  return useCallback(() => setWanted(true), []);
}
