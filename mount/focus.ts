/** The focus of islands that the page writes over, as libraries that morph do: what leaves the page loses it. */

let last: WeakRef<HTMLElement> | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;

addEventListener(
  'focusin',
  (event) => {
    clearTimeout(forgetting);
    last = new WeakRef(event.composedPath()[0] as HTMLElement);
  },
  true,
);
// Some browsers tell of it when a focused element is taken out, too: an island is put back before the next task.
addEventListener('focusout', () => (forgetting = setTimeout(() => (last = undefined))), true);

/** Focuses the element of an island that had the focus until the island was taken out, unless another one has it now. */
export function restoreFocus(host: HTMLElement): void {
  const element = last?.deref();
  const { activeElement, body } = host.ownerDocument;
  if (element && host.contains(element) && (activeElement === body || !activeElement))
    element.focus({ preventScroll: true });
}
