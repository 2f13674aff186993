/** That the buttons were hidden, until the browser is closed (FSO-02). Blocked storage only means that they come back. */
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
    // Not remembered.
  }
}
