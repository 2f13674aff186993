/** Changing the pieces of a line by pressing a few times: one call, with the last quantity (SHP-18). */
import { changeQuantityAtLast } from '#api/cart.ts';
import { setQuantity, setQuantityAtLast, type Change } from './shop-cart.ts';

const WAIT_MS = 1000;

interface Waiting {
  quantity: number;
  /** Sends it now, by the given call. */
  send: (set?: typeof setQuantity) => void;
  giveWay: () => void;
}

const waiting = new Map<string, Waiting>();

/**
 * Changes a line one second after the last call for it. `onSend` is called when the request begins.
 * Resolves with what came of it, or with undefined where a later call for the same line took its place, or the page was left.
 * Never rejects.
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

/** Sends what still waits at once: the visitor goes on to pay. Resolves when all of it is sent. */
export function sendWaitingChanges(): void {
  for (const { send } of waiting.values()) send();
}

/** A page that is left takes no answer any more, but its last changes must arrive. */
function sendAtLast(): void {
  for (const [code, { quantity, giveWay }] of waiting) {
    giveWay();
    changeQuantityAtLast(code, quantity).catch(() => {});
  }
}

/** A phone may discard a hidden page without another word; one that lives on takes the answer. */
function sendHidden(): void {
  if (document.visibilityState !== 'hidden') return;
  for (const { send } of waiting.values()) send(setQuantityAtLast);
}
