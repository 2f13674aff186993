import { useEffect, useRef, useState, type RefObject } from 'react';

interface Watch {
  ref: RefObject<HTMLImageElement | null>;
  onError: () => void;
}

/**
 * Detects whether a picture fails to load, so that something else can be shown.
 * @param url undefined if there is no picture
 * @returns whether it is broken, and the props for its `<img>`
 */
export function useBroken(url: string | undefined): [isBroken: boolean, watch: Watch] {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const ref = useRef<HTMLImageElement>(null);
  // A picture in the server's HTML may have failed before React added its listener.
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0) setBrokenUrl(url);
  }, [url]);
  return [url !== undefined && url === brokenUrl, { ref, onError: () => setBrokenUrl(url) }];
}
