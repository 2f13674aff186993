import { useState, useSyncExternalStore } from 'react';

const nothing = () => () => {};

/**
 * What the browser says when the island comes, and not later; false on the server and in a first render over its HTML.
 * For what the server can't know: cookies, history, storage.
 */
export function useAtFirst(read: () => boolean): boolean {
  const [ask] = useState(() => {
    let said: boolean | undefined;
    return () => (said ??= read());
  });
  return useSyncExternalStore(nothing, ask, () => false);
}

/** False on the server and in the first render over its HTML; true in every other one. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
