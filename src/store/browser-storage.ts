/**
 * Notifies about local storage that changed elsewhere: in another tab, or while this page was in the bfcache.
 */

const followers = new Map<string, Map<object, () => void>>();

function stored({ key }: StorageEvent): void {
  for (const [followed, calls] of followers)
    if (key === null || key === followed) for (const call of calls.values()) call();
}

function restored({ persisted }: PageTransitionEvent): void {
  if (persisted) for (const calls of followers.values()) for (const call of calls.values()) call();
}

/**
 * Calls `call` when the value of `key` may have changed. Returns a function that unsubscribes.
 * All subscribers share one listener per event; it is removed with the last subscriber.
 */
export function onStorage(key: string, call: () => void): () => void {
  if (followers.size === 0) {
    addEventListener('storage', stored);
    addEventListener('pageshow', restored);
  }
  const token = {};
  const calls = followers.get(key) ?? new Map<object, () => void>();
  followers.set(key, calls.set(token, call));
  return () => {
    calls.delete(token);
    if (calls.size === 0) followers.delete(key);
    if (followers.size > 0) return;
    removeEventListener('storage', stored);
    removeEventListener('pageshow', restored);
  };
}
