/** The shop's own cart as its server has it, and the functions that change it (SHP-15 to SHP-18, API-38). */
import * as calls from '#api/cart.ts';
import { isRecord, readList, readText } from '#lib/read.ts';
import { settings } from '#island/settings.ts';
import { isFromHistory, onRestored } from './bfcache.ts';
import { commitCart } from './commit-cart.ts';
import type { Cart } from './cart.ts';
import { readCart } from './read-cart.ts';
import { pageCart } from './page-cart.ts';
import { createItem, pushAddToCart, pushItems } from './shop-events.ts';
import { store } from './store.ts';
import { onStoredCart, nextRevision } from './stored-cart.ts';

/**
 * Shows and stores the cart of a call's answer, unless a later revision is already shown (SHP-17).
 * @returns the cart, or undefined if the answer has none; rejects if the call rejects
 */
export async function commitCartAnswer(call: Promise<unknown>): Promise<Cart | undefined> {
  const revision = nextRevision();
  const cart = readCart(await call);
  if (cart) commitCart(cart, revision);
  return cart;
}

/** How often the cart is loaded again while other tabs keep changing it. */
const ATTEMPTS = 3;

/**
 * Commits the cart that a change returned. If another source was committed in between (a cart stored by
 * another tab, for example), this page can't know which of the two carts contains the other change, so it
 * loads the cart from the shop.
 */
async function commitChange(changed: Cart, startRevision: number): Promise<void> {
  let cart = changed;
  let revision = startRevision;
  for (let attempt = 0; !commitCart(cart, revision); attempt++) {
    revision = nextRevision();
    if (attempt < ATTEMPTS) cart = readCart(await calls.loadCart().catch(() => undefined)) ?? cart;
  }
}

let loading: Promise<void> | undefined;

/**
 * Loads the cart once per page (SHP-14), or takes it from the page settings. Never rejects: if the call
 * fails, the cart stays empty.
 */
export const loadCartOnce = (): Promise<void> => (loading ??= commitPageCart() ?? reloadCart());

/**
 * Commits the cart of the page settings. Loads the cart again if it has warnings: the server treats a warning
 * as shown only when the cart is loaded by this call, because a page may be prefetched and never seen. Also
 * loads it again after back or forward.
 */
function commitPageCart(): Promise<void> | undefined {
  const cart = pageCart(settings());
  if (!cart) return undefined;
  commitCart(cart, nextRevision());
  const hasNews = cart.warnings.length + cart.checkoutWarnings.length > 0;
  return isFromHistory() || hasNews ? reloadCart() : Promise.resolve();
}

/** Loads the current cart from the shop. Never rejects: if the call fails, the cart stays unchanged. */
export const reloadCart = (): Promise<void> =>
  commitCartAnswer(calls.loadCart()).then(endLoading, endLoading);

function endLoading(): void {
  const { cart } = store.getState();
  if (cart.loading) store.setState({ cart: { ...cart, loading: false } });
}

let restoring: Promise<void> | undefined;

/**
 * Loads the cart and keeps it in sync with other tabs and pages. Returns a function that unsubscribes. For an
 * effect of an island that reads the cart on the shop.
 */
export function syncShopCart(): () => void {
  void loadCartOnce();
  const unsubscribeStorage = onStoredCart();
  const unsubscribeRestored = onRestored(() => {
    // All islands of the page are restored at once: one request is enough.
    restoring ??= reloadCart().finally(() => (restoring = undefined));
  });
  return () => {
    unsubscribeStorage();
    unsubscribeRestored();
  };
}

/**
 * The result of a change: the new cart, or the reasons for the refusal as texts for people (PRD-12).
 * `reasons` is empty if the reason is unknown.
 */
export type Change = { ok: true; cart: Cart } | { ok: false; reasons: readonly string[] };

let lastChange: Promise<unknown> = Promise.resolve();

/**
 * Sends changes one after the other, so that each answer contains the changes before it.
 * Rejects if `work` rejects; later changes run all the same.
 */
function enqueue<T>(work: () => Promise<T>): Promise<T> {
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
export const setQuantityKeepalive = (code: string, quantity: number): Promise<Change> =>
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
  const cart = readCart(await call.catch(() => undefined));
  if (!cart) return { ok: false, reasons: [] };
  await commitChange(cart, revision);
  return cart.warnings.length > 0 ? { ok: false, reasons: cart.checkoutWarnings } : { ok: true, cart };
}

/** The answer to a change of a benefit code: the codes on the cart and the server's error text (SHP-27). */
export interface CouponAnswer {
  couponCodes: string[];
  /** '' if the code was accepted. */
  error: string;
}

/**
 * Adds or removes a benefit code; cart and totals follow (SHP-29).
 * Rejects if the call fails, or its answer is not an object.
 */
export const changeCoupon = (how: 'add' | 'remove', code: string): Promise<CouponAnswer> =>
  enqueue(async () => {
    const revision = nextRevision();
    const answer = await (how === 'add' ? calls.addCouponCode(code) : calls.removeCouponCode(code));
    if (!isRecord(answer)) throw new Error('The coupon call answers no object.');
    const cart = readCart(answer['cart']);
    const given = answer['couponCodes'];
    const couponCodes = Array.isArray(given) ? readList(given, readText) : (cart?.couponCodes ?? []);
    if (cart) await commitChange(Array.isArray(given) ? { ...cart, couponCodes } : cart, revision);
    else commitCart({ ...store.getState().cart, couponCodes }, revision);
    return { couponCodes, error: readText(answer['error']) ?? '' };
  });
