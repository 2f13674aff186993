/**
 * Debounces quantity changes of a cart line: several presses cause one call with the last quantity (SHP-18).
 */
import { changeQuantityAtLast } from '#api/cart.ts';
import { setQuantity, setQuantityAtLast, type Change } from './shop-cart.ts';

const WAIT_MS = 1000;

interface Waiting {
  quantity: number;
  /** Sends the change now. `set` defaults to `setQuantity`. */
  send: (set?: typeof setQuantity) => void;
  giveWay: () => void;
}

const waiting = new Map<string, Waiting>();

/**
 * Changes a line's quantity one second after the last call for that line.
 * @param onSend called when the request starts
 * @returns the result, or undefined if a later call for the same line supersedes this one or the page is
 * left; never rejects
 */
export function changeLine(code: string, quantity: number, onSend: () => void): Promise<Change | undefined> {
  waiting.get(code)?.giveWay();
  return new Promise((resolve) => {
    const timer = setTimeout(() => send(), WAIT_MS);
    const leave = (): void => {
      clearTimeout(timer);
      waiting.delete(code);
      if (waiting.size > 0) return;
      removeEventListener('pagehide', sendAtLast);
      document.removeEventListener('visibilitychange', sendHidden);
    };
    const send = (set = setQuantity): void => {
      leave();
      onSend();
      resolve(set(code, quantity));
    };
    const giveWay = (): void => {
      leave();
      resolve(undefined);
    };
    if (waiting.size === 0) {
      addEventListener('pagehide', sendAtLast);
      document.addEventListener('visibilitychange', sendHidden);
    }
    waiting.set(code, { quantity, send, giveWay });
  });
}

/** Sends all pending changes now, because the visitor goes on to pay. Does not wait for the answers. */
export function sendWaitingChanges(): void {
  for (const { send } of waiting.values()) send();
}

/** Sends pending changes with keepalive requests when the page is left. Nobody handles the answers. */
function sendAtLast(): void {
  for (const [code, { quantity, giveWay }] of waiting) {
    giveWay();
    changeQuantityAtLast(code, quantity).catch(() => {});
  }
}

/**
 * Sends pending changes when the page becomes hidden, because a phone may discard a hidden page without
 * another event. If the page survives, it handles the answers.
 */
function sendHidden(): void {
  if (document.visibilityState !== 'hidden') return;
  for (const { send } of waiting.values()) send(setQuantityAtLast);
}
