import { useCallback, useSyncExternalStore } from 'react';

/** What has come, by how it is fetched: the next card has it in its first render. */
const parts = new Map<() => Promise<unknown>, unknown>();

/**
 * Code that only some cards need, undefined until it is there. The card has to stand without it: it may never come.
 * @param load the same function at each call; called when a card that needs it is mounted
 * @param isNeeded whether this card does
 */
export function usePart<T>(load: () => Promise<T>, isNeeded: boolean): T | undefined {
  const fetchIt = useCallback(
    (onChange: () => void) => {
      let tell: (() => void) | undefined = onChange;
      if (isNeeded && !parts.has(load))
        load().then(
          (part) => {
            parts.set(load, part);
            tell?.();
          },
          () => undefined,
        );
      return () => {
        tell = undefined;
      };
    },
    [load, isNeeded],
  );
  return useSyncExternalStore(
    fetchIt,
    () => (isNeeded ? (parts.get(load) as T | undefined) : undefined),
    () => undefined,
  );
}
