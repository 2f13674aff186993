import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

function follow(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The hash of the address with its #, followed; '' for none, and on the server. */
export const useLocationHash = (): string =>
  useSyncExternalStore(
    follow,
    () => location.hash,
    () => '',
  );

/**
 * For what comes and goes with the hash: give the result to its heading, and focus goes there when it comes back.
 * What the page begins with leaves focus where it is.
 */
export function useArrival<Element extends HTMLElement>(isThere: boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const was = useRef(isThere);
  useEffect(() => {
    if (isThere && !was.current) element.current?.focus();
    was.current = isThere;
  }, [isThere]);
  return element;
}
