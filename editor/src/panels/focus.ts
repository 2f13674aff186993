/** Where the focus goes when what had it is gone, and what is said of it. */

/** The region that a screen reader reads out when it changes. */
export const LIVE_ID = 'ed-live';

/** Says what was done, for who does not see it. */
export function announce(text: string): void {
  const region = document.getElementById(LIVE_ID);
  if (region) region.textContent = text;
}

/** Focuses the selected block in the outline, or the button that adds one; after React has shown what was done. */
export function focusSelected(): void {
  setTimeout(() => {
    const block = document.querySelector<HTMLElement>('.ed-outline-block[aria-pressed="true"]');
    (block ?? document.querySelector<HTMLElement>('.ed-add'))?.focus();
  });
}
