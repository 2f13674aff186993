import { useEffect, useRef, useState, type RefObject } from 'react';

interface Watch {
  ref: RefObject<HTMLImageElement | null>;
  onError: () => void;
}

/**
 * Whether a picture can't be had, so that something else is shown in its place.
 * @param url undefined where there is none
 * @returns that, and what the `<img>` is given to find out
 */
export function useBroken(url: string | undefined): [isBroken: boolean, watch: Watch] {
  const [broken, setBroken] = useState<string>();
  const ref = useRef<HTMLImageElement>(null);
  // In the server's HTML it may have failed before anybody listened.
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0) setBroken(url);
  }, [url]);
  return [url !== undefined && url === broken, { ref, onError: () => setBroken(url) }];
}
