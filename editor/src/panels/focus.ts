/** Where the focus goes when what had it is gone, and what is said of it. */

/** The region that a screen reader reads out when it changes. */
export const LIVE_ID = 'ed-live';

/** Says what was done, for who does not see it. */
export function announce(text: string): void {
  const region = document.getElementById(LIVE_ID);
  if (region) region.textContent = text;
}

/** The editor's parts, as F6 goes through them; the page is in the middle one. */
const PAGE = '.ed-main';
const PARTS = ['.ed-top', '.ed-left', PAGE, '.ed-right', '.ed-sheets'];
const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [contenteditable="true"]';

/**
 * Moves the focus to the next part of the editor that is shown, or to the one before.
 * @param from what has the focus
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
  const chosen = next?.querySelector<HTMLElement>('.ed-outline-block[aria-pressed="true"]');
  (chosen ?? next?.querySelector<HTMLElement>(FOCUSABLE))?.focus();
}

/** Focuses the selected block in the outline, or the button that adds one; after React has shown what was done. */
export function focusSelected(): void {
  setTimeout(() => {
    const block = document.querySelector<HTMLElement>('.ed-outline-block[aria-pressed="true"]');
    (block ?? document.querySelector<HTMLElement>('.ed-add'))?.focus();
  });
}
