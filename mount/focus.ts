/** Keeps the focus in islands that the page replaces, as morphing libraries do. An element that is removed loses the focus. */

let lastFocused: WeakRef<HTMLElement> | undefined;
let blurTimer: ReturnType<typeof setTimeout> | undefined;

addEventListener(
  'focusin',
  (event) => {
    clearTimeout(blurTimer);
    lastFocused = new WeakRef(event.composedPath()[0] as HTMLElement);
  },
  true,
);
// Some browsers also dispatch `focusout` when a focused element is removed. Islands are put back before the timer ends.
addEventListener('focusout', () => (blurTimer = setTimeout(() => (lastFocused = undefined))), true);

/** Focuses the element of an island that had the focus before the island was removed, unless another element has it now. */
export function restoreFocus(host: HTMLElement): void {
  const element = lastFocused?.deref();
  const { activeElement, body } = host.ownerDocument;
  if (element && host.contains(element) && (activeElement === body || !activeElement))
    element.focus({ preventScroll: true });
}

/** Returns the focused element inside of `element`, in its own document or shadow root. */
export function findFocused(element: Element): HTMLElement | undefined {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return activeElement && element.contains(activeElement) ? (activeElement as HTMLElement) : undefined;
}
