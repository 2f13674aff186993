/**
 * Returns whether the visitor reached the page by the browser's back or forward button. The browser may then
 * show an old copy from its HTTP cache.
 */
export const isFromHistory = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Calls `call` each time the page is restored from the bfcache. Returns a function that unsubscribes. */
export function onRestored(call: () => void): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) call();
  };
  addEventListener('pageshow', handlePageShow);
  return () => removeEventListener('pageshow', handlePageShow);
}
