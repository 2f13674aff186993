/** Returns the first live region. Throws if there is none. */
export function getAnnounced(scope: ParentNode = document): HTMLElement {
  const found = scope.querySelector<HTMLElement>('[aria-live="polite"]');
  if (!found) throw new Error('Nothing is announced.');
  return found;
}
