/** Calls `call` when the page comes back out of the bfcache, until the result is called. */
export function onRestored(call: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) call();
  };
  addEventListener('pageshow', shown);
  return () => removeEventListener('pageshow', shown);
}
