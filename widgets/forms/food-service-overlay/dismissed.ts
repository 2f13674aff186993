/** Stores in sessionStorage that the visitor has hidden the buttons (FSO-02). If storage is blocked, they appear again on the next page. */
const KEY = 'foodServiceOverlayHidden';

export function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

export function dismiss(): void {
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // Storage is blocked.
  }
}
