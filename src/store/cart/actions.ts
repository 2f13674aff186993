/**
 * Changes the shop's own cart (SHP-15 to SHP-21, API-38). Changes are sent one after the other, and the cart of each
 * answer is committed.
 */
import * as calls from '#api/cart.ts';
import { isCookieFailure } from '#api/http.ts';
import { store } from '../store.ts';
import { createItem, pushAddToCart, pushItems } from './events.ts';
import { loadCartOnce } from './load.ts';
import type { Cart } from './model.ts';
import { commitCart, nextRevision, readCart } from './storage.ts';

/** How often the cart is loaded again while other tabs keep changing it. */
const ATTEMPTS = 3;

/**
 * Commits the cart that a change returned. If another source was committed in between (a cart stored by
 * another tab, for example), this page can't know which of the two carts contains the other change, so it
 * loads the cart from the shop.
 */
export async function commitChange(changed: Cart, startRevision: number): Promise<void> {
  let cart = changed;
  let revision = startRevision;
  for (let attempt = 0; !commitCart(cart, revision); attempt++) {
    revision = nextRevision();
    if (attempt < ATTEMPTS) cart = readCart(await calls.loadCart().catch(() => undefined)) ?? cart;
  }
}

/**
 * The result of a change: the new cart, or the reasons for the refusal as texts for people (PRD-12).
 * `reasons` is empty if the reason is unknown, or if it is that the browser blocks cookies.
 */
export type Change =
  | { ok: true; cart: Cart }
  | { ok: false; reasons: readonly string[]; areCookiesBlocked?: boolean };

let lastChange: Promise<unknown> = Promise.resolve();

/**
 * Sends changes one after the other, so that each answer contains the changes before it.
 * Rejects if `work` rejects; later changes run all the same.
 */
export function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const result = lastChange.then(work, work);
  lastChange = result.catch(() => undefined);
  return result;
}

const findLine = (code: string) => store.getState().cart.lineItems.find((line) => line.code === code);

/**
 * Adds pieces of a product to the cart: creates a line or increases the existing one (SHP-15, PRD-13). Never
 * rejects.
 */
export async function addToCart(code: string, quantity: number): Promise<Change> {
  const change = await addWithoutEvent(code, quantity);
  if (change.ok) pushAddToCart(change.cart, code, quantity);
  return change;
}

/**
 * Adds pieces without an analytics event, for the page of another site, which pushes its own. Never rejects.
 */
export const addWithoutEvent = (code: string, quantity: number): Promise<Change> =>
  enqueue(async () => {
    await loadCartOnce();
    const existing = findLine(code);
    return applyChange(
      existing ? calls.changeQuantity(code, existing.quantity + quantity) : calls.addLine(code, quantity),
    );
  });

/** Sets the quantity of a line; 0 removes it (SHP-15, SHP-16, SHP-21). Never rejects. */
export const setQuantity = (code: string, quantity: number): Promise<Change> =>
  enqueue(() => setLineQuantity(code, quantity, calls.changeQuantity));

/**
 * Sets the quantity by a keepalive request, without queueing, for a page that may be discarded before the
 * answer.
 */
const setQuantityKeepalive = (code: string, quantity: number): Promise<Change> =>
  setLineQuantity(code, quantity, calls.changeQuantityKeepalive);

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

/**
 * Commits the cart of a change's answer. The server answers a refused change with a cart whose warnings give
 * the reasons; that cart is committed too (PRD-11, PRD-12).
 */
async function applyChange(call: Promise<unknown>): Promise<Change> {
  const revision = nextRevision();
  let failure: unknown;
  const answer = await call.catch((error: unknown) => {
    failure = error;
  });
  const cart = readCart(answer);
  if (!cart) return { ok: false, reasons: [], ...(isCookieFailure(failure) && { areCookiesBlocked: true }) };
  await commitChange(cart, revision);
  return cart.warnings.length > 0 ? { ok: false, reasons: cart.checkoutWarnings } : { ok: true, cart };
}

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

/** Sends all pending changes now, because the visitor continues to the payment. Does not wait for the answers. */
export function sendPendingChanges(): void {
  for (const { send } of pendingChanges.values()) send();
}

/** Sends pending changes with keepalive requests when the page is left. Nobody handles the answers. */
function sendOnPageHide(): void {
  for (const [code, { quantity, supersede }] of pendingChanges) {
    supersede();
    calls.changeQuantityKeepalive(code, quantity).catch(() => {});
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
