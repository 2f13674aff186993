import { useCallback, useSyncExternalStore } from 'react';

/** Code of a chunk of its own, which is not fetched with the widget's. */
export interface Part<T> {
  /** It, once it has come. */
  readonly loaded: T | undefined;
  /** Fetches it, once. Rejects where it can't be had; the next call tries again. */
  load: () => Promise<T>;
  /** Fetches it for a visitor who seems about to need it; where it can't be had, who needs it is told. */
  prefetch: () => void;
}

/** Calls of `usePart` that wait for their part. */
const waiting = new Set<() => void>();

/** @param fetchIt imports the code, with a literal path, which the build makes a chunk of */
export function createPart<T>(fetchIt: () => Promise<T>): Part<T> {
  const part = {
    loaded: undefined as T | undefined,
    load: async (): Promise<T> => {
      const code = (part.loaded ??= await fetchIt());
      for (const onLoad of waiting) onLoad();
      return code;
    },
    prefetch: () => void part.load().catch(() => {}),
  };
  return part;
}

/**
 * `parts` of a widget whose first render has these on a server alone: in the browser they come when somebody opens what they are in.
 */
export const onServer =
  (...parts: readonly Part<unknown>[]) =>
  (width: number | undefined): Promise<unknown> =>
    Promise.all(width === undefined ? parts.map((part) => part.load()) : []);

/**
 * A part that a component can do without: undefined until it is there, and in the first render over a server's HTML. It may never come.
 * @param isNeeded fetches it, where the component needs it; undefined otherwise
 */
export function usePart<T>(part: Part<T>, isNeeded: boolean): T | undefined {
  const follow = useCallback(
    (onLoad: () => void) => {
      if (!isNeeded || part.loaded) return () => {};
      waiting.add(onLoad);
      part.prefetch();
      return () => void waiting.delete(onLoad);
    },
    [part, isNeeded],
  );
  return useSyncExternalStore(
    follow,
    () => (isNeeded ? part.loaded : undefined),
    () => undefined,
  );
}
