/**
 * Debounces quantity changes of a cart line: several presses cause one call with the last quantity (SHP-18).
 */
import { changeQuantityKeepalive } from '#api/cart.ts';
import { setQuantity, setQuantityKeepalive, type Change } from './shop-cart.ts';

const DEBOUNCE_MS = 1000;

interface PendingChange {
  quantity: number;
  /** Sends the change now. `set` defaults to `setQuantity`. */
  send: (set?: typeof setQuantity) => void;
  supersede: () => void;
}

const pendingChanges = new Map<string, PendingChange>();

/**
 * Changes a line's quantity one second after the last call for that line.
 * @param onSend called when the request starts
 * @returns the result, or undefined if a later call for the same line supersedes this one or the page is
 * left; never rejects
 */
export function changeLine(code: string, quantity: number, onSend: () => void): Promise<Change | undefined> {
  pendingChanges.get(code)?.supersede();
  return new Promise((resolve) => {
    const timer = setTimeout(() => send(), DEBOUNCE_MS);
    const remove = (): void => {
      clearTimeout(timer);
      pendingChanges.delete(code);
      if (pendingChanges.size > 0) return;
      removeEventListener('pagehide', sendOnPageHide);
      document.removeEventListener('visibilitychange', sendWhenHidden);
    };
    const send = (set = setQuantity): void => {
      remove();
      onSend();
      resolve(set(code, quantity));
    };
    const supersede = (): void => {
      remove();
      resolve(undefined);
    };
    if (pendingChanges.size === 0) {
      addEventListener('pagehide', sendOnPageHide);
      document.addEventListener('visibilitychange', sendWhenHidden);
    }
    pendingChanges.set(code, { quantity, send, supersede });
  });
}

/** Sends all pending changes now, because the visitor goes on to pay. Does not wait for the answers. */
export function sendPendingChanges(): void {
  for (const { send } of pendingChanges.values()) send();
}

/** Sends pending changes with keepalive requests when the page is left. Nobody handles the answers. */
function sendOnPageHide(): void {
  for (const [code, { quantity, supersede }] of pendingChanges) {
    supersede();
    changeQuantityKeepalive(code, quantity).catch(() => {});
  }
}

/**
 * Sends pending changes when the page becomes hidden, because a phone may discard a hidden page without
 * another event. If the page survives, it handles the answers.
 */
function sendWhenHidden(): void {
  if (document.visibilityState !== 'hidden') return;
  for (const { send } of pendingChanges.values()) send(setQuantityKeepalive);
}
