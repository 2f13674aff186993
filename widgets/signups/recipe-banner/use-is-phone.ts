import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '#lib/breakpoints.ts';

const QUERY = `(max-width: ${BREAKPOINTS.md - 0.02}px)`;

function follow(changed: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window is narrower than 768 px, updated on changes; false on the server. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
