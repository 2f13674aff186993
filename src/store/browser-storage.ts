/**
 * Notifies about local storage that changed elsewhere: in another tab, or while this page was in the bfcache.
 */

const subscribers = new Map<string, Map<object, () => void>>();

function handleStorage({ key }: StorageEvent): void {
  for (const [watchedKey, calls] of subscribers)
    if (key === null || key === watchedKey) for (const call of calls.values()) call();
}

function handlePageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) for (const calls of subscribers.values()) for (const call of calls.values()) call();
}

/**
 * Calls `call` when the value of `key` may have changed. Returns a function that unsubscribes.
 * All subscribers share one listener per event; it is removed with the last subscriber.
 */
export function onStorage(key: string, call: () => void): () => void {
  // Each time, because a document that is written anew loses its listeners. Adding a listener again has no effect.
  addEventListener('storage', handleStorage);
  addEventListener('pageshow', handlePageShow);
  const token = {};
  const calls = subscribers.get(key) ?? new Map<object, () => void>();
  subscribers.set(key, calls.set(token, call));
  return () => {
    calls.delete(token);
    if (calls.size === 0) subscribers.delete(key);
    if (subscribers.size > 0) return;
    removeEventListener('storage', handleStorage);
    removeEventListener('pageshow', handlePageShow);
  };
}
