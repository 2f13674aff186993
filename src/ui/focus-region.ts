/**
 * Focuses a live region that has just appeared. A screen reader reads it because of the focus, so the region itself
 * announces nothing: otherwise it would be read twice.
 */
export function focusRegion(region: HTMLElement | null): void {
  region?.setAttribute('aria-live', 'off');
  region?.focus();
}
