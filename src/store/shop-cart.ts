/** The cart of the shop itself, as its server has it, and every way to change it (SHP-15 to SHP-18, API-38). */
import * as calls from '#api/cart.ts';
import { isRecord, readList, readText } from '#lib/read.ts';
import { settings } from '#island/settings.ts';
import { isFromHistory, onRestored } from './bfcache.ts';
import { keepCart } from './keep-cart.ts';
import type { Cart } from './cart.ts';
import { readCart } from './read-cart.ts';
import { pageCart } from './page-cart.ts';
import { itemOf, pushAdded, pushItems } from './shop-events.ts';
import { store } from './store.ts';
import { followStoredCart, nextNumber } from './stored-cart.ts';

/**
 * Shows and stores the cart that a call answers with, unless a later one has answered already (SHP-17).
 * Returns the cart, or undefined where the answer holds none. Rejects as the call does.
 */
export async function takeCart(call: Promise<unknown>): Promise<Cart | undefined> {
  const number = nextNumber();
  const cart = readCart(await call);
  if (cart) keepCart(cart, number);
  return cart;
}

/** How often the shop is asked again while other tabs go on changing the cart. */
const ATTEMPTS = 3;

/**
 * Keeps the cart that a change was answered with. Where another source has come in between, a cart stored by another tab
 * say, nobody here knows which of the two holds the other's change: the shop does.
 */
async function keepChanged(changed: Cart, begun: number): Promise<void> {
  let cart = changed;
  let number = begun;
  for (let attempt = 0; !keepCart(cart, number); attempt++) {
    number = nextNumber();
    if (attempt < ATTEMPTS) cart = readCart(await calls.loadCart().catch(() => undefined)) ?? cart;
  }
}

let loading: Promise<void> | undefined;

/**
 * Loads the cart from the shop, once a page whoever asks (SHP-14), or takes the one that the page brings along. Never rejects: without an answer
 * the cart stays empty.
 */
export const loadCartOnce = (): Promise<void> => (loading ??= takePageCart() ?? reloadCart());

/** What the shop tells once counts as told by its call alone: a page may be fetched and never seen. */
function takePageCart(): Promise<void> | undefined {
  const cart = pageCart(settings());
  if (!cart) return undefined;
  keepCart(cart, nextNumber());
  const hasNews = cart.warnings.length + cart.checkoutWarnings.length > 0;
  return isFromHistory() || hasNews ? reloadCart() : Promise.resolve();
}

/** Asks the shop for the cart of this moment. Never rejects: without an answer the cart stays as it is. */
export const reloadCart = (): Promise<void> => takeCart(calls.loadCart()).then(endLoading, endLoading);

function endLoading(): void {
  const { cart } = store.getState();
  if (cart.loading) store.setState({ cart: { ...cart, loading: false } });
}

let restoring: Promise<void> | undefined;

/** For an effect of an island on the shop that reads the cart: loads it, and keeps it as other tabs and pages change it. */
export function keepShopCart(): () => void {
  void loadCartOnce();
  const unfollow = followStoredCart();
  const forget = onRestored(() => {
    // Every island of the page comes back at once.
    restoring ??= reloadCart().finally(() => (restoring = undefined));
  });
  return () => {
    unfollow();
    forget();
  };
}

/** What came of a change: the cart as it is now, or why it was refused, for people; without a text nobody knows (PRD-12). */
export type Change = { ok: true; cart: Cart } | { ok: false; reasons: readonly string[] };

let last: Promise<unknown> = Promise.resolve();

/**
 * Changes go to the server one after the other: each answer then holds what came before it, and none undoes another.
 * Rejects as the work does, which harms no later one.
 */
function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

const lineOf = (code: string) => store.getState().cart.lineItems.find((line) => line.code === code);

/** Puts more of a product into the cart: a new line, or more of the one that is there (SHP-15, PRD-13). Never rejects. */
export async function addToCart(code: string, quantity: number): Promise<Change> {
  const change = await addQuietly(code, quantity);
  if (change.ok) pushAdded(change.cart, code, quantity);
  return change;
}

/** The same without an event: for the page of another site, which tells of it itself. Never rejects. */
export const addQuietly = (code: string, quantity: number): Promise<Change> =>
  enqueue(async () => {
    await loadCartOnce();
    const existing = lineOf(code);
    return applyChange(
      existing ? calls.changeQuantity(code, existing.quantity + quantity) : calls.addLine(code, quantity),
    );
  });

/** Sets the pieces of a line; 0 takes it out (SHP-15, SHP-16, SHP-21). Never rejects. */
export const setQuantity = (code: string, quantity: number): Promise<Change> =>
  enqueue(() => changeLine(code, quantity, calls.changeQuantity));

/** The same for a page that may not live to see its turn, or the answer. */
export const setQuantityAtLast = (code: string, quantity: number): Promise<Change> =>
  changeLine(code, quantity, calls.changeQuantityAtLast);

async function changeLine(
  code: string,
  quantity: number,
  call: typeof calls.changeQuantity,
): Promise<Change> {
  const before = lineOf(code);
  // Another tab was faster.
  if (!before && quantity === 0) return { ok: true, cart: store.getState().cart };
  const result = await applyChange(before ? call(code, quantity) : calls.addLine(code, quantity));
  const added = quantity - (before?.quantity ?? 0);
  if (!result.ok) return result;
  if (added < 0 && before) pushItems('remove_from_cart', [itemOf(before, -added)]);
  if (added > 0) pushAdded(result.cart, code, added);
  return result;
}

/** A change that the server refuses says why in the cart it answers with; that cart counts all the same (PRD-11, PRD-12). */
async function applyChange(call: Promise<unknown>): Promise<Change> {
  const number = nextNumber();
  const cart = readCart(await call.catch(() => undefined));
  if (!cart) return { ok: false, reasons: [] };
  await keepChanged(cart, number);
  return cart.warnings.length > 0 ? { ok: false, reasons: cart.checkoutWarnings } : { ok: true, cart };
}

/** What the server says to a benefit code: the codes now on the cart, and its own words where it refuses (SHP-27). */
export interface CouponAnswer {
  couponCodes: string[];
  /** '' where it says nothing. */
  error: string;
}

/** Puts a benefit code onto the cart, or takes it off; cart and totals follow (SHP-29). Rejects with ApiError where the call fails or answers nothing of use. */
export const changeCoupon = (how: 'add' | 'remove', code: string): Promise<CouponAnswer> =>
  enqueue(async () => {
    const number = nextNumber();
    const answer = await (how === 'add' ? calls.addCouponCode(code) : calls.removeCouponCode(code));
    if (!isRecord(answer)) throw new Error('The coupon call answers no object.');
    const cart = readCart(answer['cart']);
    const given = answer['couponCodes'];
    const couponCodes = Array.isArray(given) ? readList(given, readText) : (cart?.couponCodes ?? []);
    if (cart) await keepChanged(Array.isArray(given) ? { ...cart, couponCodes } : cart, number);
    else keepCart({ ...store.getState().cart, couponCodes }, number);
    return { couponCodes, error: readText(answer['error']) ?? '' };
  });
