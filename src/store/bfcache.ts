/** Whether the page was come back to by the browser's history: it may be as it was then. */
export const isFromHistory = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Calls `call` when the page comes back out of the bfcache, until the result is called. */
export function onRestored(call: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) call();
  };
  addEventListener('pageshow', shown);
  return () => removeEventListener('pageshow', shown);
}
