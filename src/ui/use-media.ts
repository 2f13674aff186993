import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, followed; false on the server. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
