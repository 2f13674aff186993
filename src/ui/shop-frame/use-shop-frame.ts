import { useCallback, useEffect, useState } from 'react';

/**
 * Brings the shop's hidden frame, with its code, and keeps it as long as the component is mounted (PRD-14, SYN-01).
 * @param url undefined brings none
 * @param atOnce with the component; else when the result is called
 */
export function useShopFrame(url: string | undefined, atOnce: boolean): () => void {
  const [isWanted, setWanted] = useState(atOnce);

  useEffect(() => {
    if (!isWanted || url === undefined) return;
    let isMounted = true;
    let leave = () => {};
    import('#store/shop-frame.ts').then(
      ({ acquireShopFrame }) => {
        if (isMounted) leave = acquireShopFrame(url);
      },
      () => {
        // Without its code, adding says that it failed.
      },
    );
    return () => {
      isMounted = false;
      leave();
    };
  }, [isWanted, url]);

  return useCallback(() => setWanted(true), []);
}
