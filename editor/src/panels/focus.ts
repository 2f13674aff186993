/** Manages the focus after an action, and announcements for screen readers. */

/** Id of the live region, which screen readers read when it changes. */
export const LIVE_ID = 'ed-live';

/** Announces an action to screen readers. */
export function announce(text: string): void {
  const region = document.getElementById(LIVE_ID);
  if (region) region.textContent = text;
}

/** The editor's parts in the order of F6. The canvas is in `PAGE`. */
const PAGE = '.ed-main';
const PARTS = ['.ed-top', '.ed-left', PAGE, '.ed-right', '.ed-sheets'];
const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [contenteditable="true"]';

/**
 * Moves the focus to the next or previous visible part of the editor.
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
  const chosen = next?.querySelector<HTMLElement>('.ed-outline-block[data-lead]');
  (chosen ?? next?.querySelector<HTMLElement>(FOCUSABLE))?.focus();
}

/** Focuses the selected block in the outline, or the button that adds a block. Runs after React has rendered the change. */
export function focusSelected(): void {
  setTimeout(() => {
    const block = document.querySelector<HTMLElement>('.ed-outline-block[data-lead]');
    (block ?? document.querySelector<HTMLElement>('.ed-add'))?.focus();
  });
}
