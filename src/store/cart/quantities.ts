/** Quantities of the cart's lines: each change is shown at once, and sent a second later (SHP-16, SHP-18 to SHP-21). */
import * as calls from '#api/cart.ts';
import { store } from '../store.ts';
import { applyChange, enqueue, findLine } from './actions.ts';
import { createItem, pushAddToCart, pushItems } from './events.ts';
import type { Change, Wanted } from './model.ts';

const DEBOUNCE_MS = 1000;

/** Stores the last change of a line; undefined removes it. */
function setWanted(code: string, change: Wanted | undefined): void {
  const wanted = new Map(store.getState().wanted);
  wanted.delete(code);
  if (change) wanted.set(code, change);
  store.setState({ wanted });
  const method = [...wanted.values()].some(({ send }) => send) ? 'addEventListener' : 'removeEventListener';
  window[method]('pagehide', sendOnLeave);
  document[method]('visibilitychange', sendOnLeave);
}

/**
 * Sets the quantity of a line; 0 removes it. The page shows it at once. It is sent after the delay, or when the page is left, unless a
 * later change of the line replaces it.
 */
export function setQuantity(code: string, quantity: number, delay = DEBOUNCE_MS): void {
  const isLast = (change: Wanted): boolean => store.getState().wanted.get(code) === change;
  const unsent: Wanted = {
    quantity,
    send: (isLeaving = false) => {
      if (!isLast(unsent)) return;
      const sent: Wanted = { quantity, send: null };
      setWanted(code, sent);
      const call = isLeaving ? calls.changeQuantityKeepalive : calls.changeQuantity;
      void enqueue(async () => {
        const change = await setLineQuantity(code, quantity, call);
        if (isLast(sent)) setWanted(code, change.ok ? { saved: quantity } : { refusal: change });
      }, isLeaving);
    },
  };
  setWanted(code, unsent);
  setTimeout(unsent.send!, delay, false);
}

async function setLineQuantity(
  code: string,
  quantity: number,
  call: typeof calls.changeQuantity,
): Promise<Change> {
  const before = findLine(code);
  // Another tab has already removed the line.
  if (!before && quantity === 0) return { ok: true, cart: store.getState().cart };
  const result = await applyChange(before ? call(code, quantity) : calls.addLine(code, quantity));
  const added = quantity - (before?.quantity ?? 0);
  if (!result.ok) return result;
  if (added < 0 && before) pushItems('remove_from_cart', [createItem(before, -added)]);
  if (added > 0) pushAddToCart(result.cart, code, added);
  return result;
}

/** Dismisses the refusal of a line's change. */
export const dismissRefusal = (code: string): void => setWanted(code, undefined);

/**
 * Sends all wanted quantities at once and waits for the answers, because the visitor continues to the payment.
 * @returns whether the shop has accepted them
 */
export async function sendQuantities(): Promise<boolean> {
  const open = [...store.getState().wanted].filter(([, { quantity }]) => quantity !== undefined);
  for (const [, { send }] of open) send?.();
  await enqueue(() => Promise.resolve());
  const { wanted } = store.getState();
  return open.every(([code]) => !wanted.get(code)?.refusal);
}

/**
 * Sends the wanted quantities with keepalive requests when the page is left, or hidden, because a phone may discard a hidden page without
 * another event. A page that is left shows no answers: when it is restored, it loads the cart.
 */
function sendOnLeave({ type }: Event): void {
  const isLeft = type === 'pagehide';
  if (!isLeft && document.visibilityState !== 'hidden') return;
  for (const [code, { send }] of store.getState().wanted) {
    send?.(true);
    if (send && isLeft) setWanted(code, undefined);
  }
}
