/** Manages the focus after an action, and announcements for screen readers. */

/** Id of the live region, which screen readers read when it changes. */
export const LIVE_ID = 'ed-live';

/** Announces an action to screen readers. */
export function announce(text: string): void {
  const region = document.getElementById(LIVE_ID);
  if (region) region.textContent = text;
}

/** Calls `onFound` with the first result of `find`: at once, or when the content of `root` changes. Returns a function that ends the search. */
export function whenFound<Found>(
  root: Element,
  find: () => Found | null | undefined,
  onFound: (found: Found) => void,
): () => void {
  const attempt = (): void => {
    const found = find();
    if (!found) return;
    observer.disconnect();
    onFound(found);
  };
  const observer = new MutationObserver(attempt);
  observer.observe(root, { childList: true, subtree: true });
  attempt();
  return () => observer.disconnect();
}

/** Returns the control of the field at a path. A problem of the whole block leads to its first field; a synced section to its link. */
export function findControl(panel: HTMLElement, path: string): HTMLElement | null | undefined {
  const block = path === '' ? panel : panel.querySelector(`[data-inner-block="${CSS.escape(path)}"]`);
  const field =
    panel.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`) ??
    block?.querySelector<HTMLElement>('.ed-field, [data-path], a.ed-button');
  if (field?.matches('a')) return field;
  return field?.querySelector<HTMLElement>(
    field.matches('.ed-richtext')
      ? '[contenteditable="true"]'
      : 'input, select, textarea, [contenteditable="true"], button',
  );
}

/** The editor's parts in the order of F6. The canvas is in `PAGE`. */
const PAGE = '.ed-main';
const PARTS = ['.ed-top', '.ed-left', PAGE, '.ed-right', '.ed-sheets'];
const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [contenteditable="true"]';

/**
 * Moves the focus to the next or previous visible part of the editor. A text that is written on the page leads to its field.
 * @param from the focused element
 * @param canvas the page's document
 */
export function focusPart(from: Element | null, by: 1 | -1, canvas: Document | null): void {
  const parts = PARTS.flatMap((name) => {
    const part = document.querySelector<HTMLElement>(name);
    return part?.checkVisibility() ? [part] : [];
  });
  const isInPage = from !== null && from.ownerDocument !== document;
  const at = parts.findIndex((part) => (isInPage ? part.matches(PAGE) : part.contains(from)));
  const next = parts[at < 0 ? 0 : (at + by + parts.length) % parts.length];
  if (next?.matches(PAGE)) {
    const block = canvas?.querySelector<HTMLElement>('[data-block][tabindex]');
    if (block) block.focus();
    else next.querySelector('iframe')?.focus();
    return;
  }
  const panel = isInPage ? next?.querySelector<HTMLElement>('[data-written]') : null;
  const field = panel && findControl(panel, panel.dataset['written']!);
  const chosen = next?.querySelector<HTMLElement>('.ed-outline-block[data-lead]');
  (field ?? chosen ?? next?.querySelector<HTMLElement>(FOCUSABLE))?.focus();
}

/** Focuses the selected block in the outline, or the button that adds a block. Runs after React has rendered the change. */
export function focusSelected(): void {
  setTimeout(() => {
    const block = document.querySelector<HTMLElement>('.ed-outline-block[data-lead]');
    (block ?? document.querySelector<HTMLElement>('.ed-add'))?.focus();
  });
}
