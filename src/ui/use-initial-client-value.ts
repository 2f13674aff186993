import { useState, useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/**
 * Reads a value in the browser once; false on the server and in the first render over its HTML. For facts
 * that the server can't know: cookies, history, storage.
 */
export function useInitialClientValue(read: () => boolean): boolean {
  const [readOnce] = useState(() => {
    let value: boolean | undefined;
    return () => (value ??= read());
  });
  return useSyncExternalStore(noSubscription, readOnce, () => false);
}

/** Returns false on the server and in the first render over its HTML, else true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
