import { useCallback, useSyncExternalStore } from 'react';

/** Code in a separate chunk, which is not loaded with the widget. */
export interface Part<T> {
  /** The code; undefined until it is loaded. */
  readonly loaded: T | undefined;
  /** Loads the code once. Rejects if that fails; the next call tries again. */
  load: () => Promise<T>;
  /** Loads the code in advance and ignores errors: `load` reports them. */
  prefetch: () => void;
}

/** Listeners of `usePart` whose part is not loaded yet. */
const listeners = new Set<() => void>();

/**
 * @param fetchIt imports the code by a literal path, for which the build creates a chunk
 */
export function lazyChunk<T>(fetchIt: () => Promise<T>): Part<T> {
  const part = {
    loaded: undefined as T | undefined,
    load: async (): Promise<T> => {
      const code = (part.loaded ??= await fetchIt());
      for (const onLoad of listeners) onLoad();
      return code;
    },
    prefetch: () => void part.load().catch(() => {}),
  };
  return part;
}

/**
 * Creates a widget's `parts` for parts that only the server's render needs. In the browser they are loaded
 * when the visitor opens their element.
 */
export const loadOnServer =
  (...parts: readonly Part<unknown>[]) =>
  (width: number | undefined): Promise<unknown> =>
    Promise.all(width === undefined ? parts.map((part) => part.load()) : []);

/**
 * Returns a part's code. It is undefined until it is loaded, and in the first render over a server's HTML. The component must work
 * without it, because loading may fail.
 * @param isNeeded whether to load the part. If false, the result is undefined.
 */
export function usePart<T>(part: Part<T>, isNeeded: boolean): T | undefined {
  const follow = useCallback(
    (onLoad: () => void) => {
      if (!isNeeded || part.loaded) return () => {};
      listeners.add(onLoad);
      part.prefetch();
      return () => void listeners.delete(onLoad);
    },
    [part, isNeeded],
  );
  return useSyncExternalStore(
    follow,
    () => (isNeeded ? part.loaded : undefined),
    () => undefined,
  );
}
