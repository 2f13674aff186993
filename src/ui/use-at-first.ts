import { useState, useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/**
 * What the browser says when the island comes, and not later; false on the server and in a first render over its HTML.
 * For what the server can't know: cookies, history, storage.
 */
export function useAtFirst(read: () => boolean): boolean {
  const [readOnce] = useState(() => {
    let value: boolean | undefined;
    return () => (value ??= read());
  });
  return useSyncExternalStore(noSubscription, readOnce, () => false);
}

/** False on the server and in the first render over its HTML; true in every other one. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
