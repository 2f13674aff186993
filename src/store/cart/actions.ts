/**
 * Changes the shop's own cart (SHP-15, API-38). Changes are sent one after the other, and the cart of each
 * answer is committed.
 */
import * as calls from '#api/cart.ts';
import type { Language } from '#lib/site.ts';
import { hasCookies, isCookieFailure } from '#api/http.ts';
import { store } from '../store.ts';
import { pushAddToCart } from './events.ts';
import { loadCartOnce } from './load.ts';
import type { Cart, Change } from './model.ts';
import { commitCart, nextRevision, readCart } from './storage.ts';

/** Maximum number of times that the cart is loaded again while other tabs keep changing it. */
const ATTEMPTS = 3;

/**
 * Commits the cart that a change returned. If another source was committed in between (a cart stored by
 * another tab, for example), this page can't know which of the two carts contains the other change, so it
 * loads the cart from the shop.
 */
export async function commitChange(changed: Cart, startRevision: number): Promise<void> {
  let cart = changed;
  let revision = startRevision;
  for (let attempt = 0; !commitCart(cart, revision, true); attempt++) {
    revision = nextRevision();
    if (attempt < ATTEMPTS) cart = readCart(await calls.loadCart().catch(() => undefined)) ?? cart;
  }
}

let lastChange: Promise<unknown> = Promise.resolve();

/**
 * Sends changes one after the other, so that each answer contains the changes before it.
 * Rejects if `work` rejects; later changes run all the same.
 * @param isNow whether the change does not wait for those before it
 */
export function enqueue<T>(work: () => Promise<T>, isNow = false): Promise<T> {
  const result = isNow ? work() : lastChange.then(work);
  lastChange = Promise.allSettled([lastChange, result]);
  return result;
}

/** Returns the line of a product in the shop's cart. */
export const findLine = (code: string) => store.getState().cart.lineItems.find((line) => line.code === code);

/**
 * Adds pieces of a product to the cart: creates a line or increases the existing one (SHP-15, PRD-13). Never
 * rejects.
 */
export async function addToCart(code: string, quantity: number, language?: Language): Promise<Change> {
  const change = await addWithoutEvent(code, quantity, language);
  if (change.ok) pushAddToCart(change.cart, code, quantity);
  return change;
}

/**
 * Adds pieces without an analytics event, for the page of another site, which pushes its own. Never rejects.
 */
export const addWithoutEvent = (code: string, quantity: number, language?: Language): Promise<Change> => {
  // The pieces are added to the quantity that the visitor has chosen.
  store.getState().wanted.get(code)?.send?.();
  return enqueue(async () => {
    // A cart without a cookie is found by nobody.
    if (!hasCookies()) return { ok: false, reasons: [], areCookiesBlocked: true };
    await loadCartOnce();
    const existing = findLine(code);
    return applyChange(
      existing
        ? calls.changeQuantity(code, existing.quantity + quantity)
        : calls.addLine(code, quantity, language),
    );
  });
};

/**
 * Commits the cart of a change's answer. The server answers a refused change with a cart whose warnings give
 * the reasons; that cart is committed too (PRD-11, PRD-12).
 */
export async function applyChange(call: Promise<calls.CartAnswer>): Promise<Change> {
  const revision = nextRevision();
  let failure: unknown;
  const answer = await call.catch((error: unknown) => {
    failure = error;
    return undefined;
  });
  const cart = readCart(answer);
  if (!cart) return { ok: false, reasons: [], ...(isCookieFailure(failure) && { areCookiesBlocked: true }) };
  await commitChange(cart, revision);
  return cart.warnings.length > 0 ? { ok: false, reasons: cart.checkoutWarnings } : { ok: true, cart };
}
