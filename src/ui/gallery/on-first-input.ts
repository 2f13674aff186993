/** `pointermove` is left out: browsers send it without a movement of the visitor. */
const EVENTS = ['pointerdown', 'touchstart', 'keydown', 'scroll'];

/**
 * Calls `call` once at the visitor's next input, or at once if the page is scrolled. Returns a function that
 * cancels.
 */
export function onFirstInput(call: () => void): () => void {
  if (window.scrollY > 0) {
    call();
    return () => {};
  }
  const controller = new AbortController();
  for (const event of EVENTS)
    window.addEventListener(
      event,
      () => {
        controller.abort();
        call();
      },
      // For `scroll`, only the page's own events bubble to the window. Capturing would also see scroll events
      // of elements that snap to their position.
      { signal: controller.signal, passive: true, capture: event !== 'scroll' },
    );
  return () => controller.abort();
}
