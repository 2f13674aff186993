/**
 * Moves the focus to a live region that has just appeared. A screen reader reads the target because of the focus, so the
 * region itself announces nothing: otherwise it would be read twice.
 * @param target an element in the region that gets the focus instead. A `status` needs one, with a name: Orca reads the
 *   name, the role and the content of a status that has the focus. Of an `alert` it reads the content.
 */
export function focusRegion(region: HTMLElement | null, target = region): void {
  region?.setAttribute('aria-live', 'off');
  target?.focus();
}
