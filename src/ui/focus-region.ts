/**
 * Focuses a live region that has just appeared. A screen reader reads it because of the focus, so the region itself
 * announces nothing: otherwise it would be read twice. Of a `status` it reads only name and description, so these have to
 * contain the text; of an `alert` it reads the content.
 */
export function focusRegion(region: HTMLElement | null): void {
  region?.setAttribute('aria-live', 'off');
  region?.focus();
}
