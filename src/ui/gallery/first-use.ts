const EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'];

/** Calls when somebody first does something on the page; at once where they have. The result takes that back. */
export function onFirstUse(call: () => void): () => void {
  const { userActivation } = navigator as Partial<Navigator>;
  if (userActivation?.hasBeenActive || window.scrollY > 0) {
    call();
    return () => {};
  }
  const listening = new AbortController();
  for (const event of EVENTS)
    window.addEventListener(
      event,
      () => {
        listening.abort();
        call();
      },
      { signal: listening.signal, passive: true, capture: true },
    );
  return () => listening.abort();
}
