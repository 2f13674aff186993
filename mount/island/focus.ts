/** Keeps the focus in islands that the page replaces, as morphing libraries do. An element that is removed loses the focus. */
import { clean } from '#lib/clean.ts';

let lastFocused: WeakRef<HTMLElement> | undefined;
let blurTimer: ReturnType<typeof setTimeout> | undefined;

const handleFocus = (event: Event): void => {
  clearTimeout(blurTimer);
  lastFocused = new WeakRef(event.composedPath()[0] as HTMLElement);
};
// Some browsers also dispatch `focusout` when a focused element is removed. Islands are put back before the timer ends.
const handleBlur = (): void => void (blurTimer = setTimeout(() => (lastFocused = undefined)));

/** Listens for the focus in the page. Adding the listeners again has no effect, unless the document was written anew. */
export function observeFocus(): void {
  addEventListener('focusin', handleFocus, true);
  addEventListener('focusout', handleBlur, true);
}

/** Focuses the element of an island that had the focus before the island was removed, unless another element has it now. */
export function restoreFocus(host: HTMLElement): void {
  const element = lastFocused?.deref();
  const { activeElement, body } = clean(host.ownerDocument);
  if (element && host.contains(element) && (activeElement === body || !activeElement))
    element.focus({ preventScroll: true });
}

/** Returns the focused element inside of `element`, in its own document or shadow root. */
export function findFocused(element: Element): HTMLElement | undefined {
  const { activeElement } = clean(element.getRootNode() as Document | ShadowRoot);
  return activeElement && element.contains(activeElement) ? (activeElement as HTMLElement) : undefined;
}
