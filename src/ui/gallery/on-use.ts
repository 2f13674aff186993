/** Not the moves of a pointer: browsers tell of one where nobody has moved anything. */
const EVENTS = ['pointerdown', 'touchstart', 'keydown', 'scroll'];

/** Calls when somebody next does something on the page; at once where they have scrolled. The result takes that back. */
export function onUse(call: () => void): () => void {
  if (window.scrollY > 0) {
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
      // Strips that snap to their place tell of a scroll, too; that of the page alone comes up to the window.
      { signal: listening.signal, passive: true, capture: event !== 'scroll' },
    );
  return () => listening.abort();
}
