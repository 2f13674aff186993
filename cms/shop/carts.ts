/** What visitors do with their carts; every answer is the whole cart. */
import type { Database, Queries } from '../database/database.ts';
import { anyOf, now } from '../database/expressions.ts';
import { type CartAnswer, cartAnswer, type Told, totalsOf } from './cart-answer.ts';
import { reasonGone, usableCoupons } from './coupons.ts';
import { releaseOverdue } from './cancel-unpaid-order.ts';
import { cartOf, lockCartOf } from './visitor-carts.ts';
import type { Visitor } from '../http/security/visitors.ts';
import { NO_CART, readCart, type StoredCart } from './stored-cart.ts';
import { texts } from './texts.ts';

/** What changes a locked cart; it returns why it could not, where it couldn't. */
export type Change = (queries: Queries, cart: StoredCart) => Promise<string | undefined>;

/** A refused change, as PRD-12 reads it: in both lists. */
const refusal = (reason: string | undefined): Told =>
  reason === undefined ? {} : { warnings: [reason], checkoutWarnings: [reason] };

/** Answers with a cart, and remembers the total that the visitor reads there. */
async function show(queries: Queries, cart: StoredCart, told: Told): Promise<CartAnswer> {
  await queries
    .updateTable('shop_cart')
    .set({ shown_cents: totalsOf(cart).total, changed_at: now })
    .where('id', '=', cart.id)
    .execute();
  return cartAnswer(cart, told);
}

/**
 * Changes a visitor's cart in one transaction; changes of one cart go one after another. While an order of it waits for its
 * payment nothing is changed.
 * @returns the cart as it is then, and why it was not changed, where it wasn't
 */
export async function changeCart(
  database: Database,
  visitor: Visitor,
  change: Change,
): Promise<{ cart: CartAnswer; reason: string | undefined }> {
  await releaseOverdue(database);
  return database.transaction().execute(async (queries) => {
    const id = (await lockCartOf(queries, visitor, true)) ?? '';
    const before = (await readCart(queries, id)) ?? NO_CART;
    const reason = before.waiting ? texts.locked : await change(queries, before);
    const after = reason === undefined ? ((await readCart(queries, id)) ?? NO_CART) : before;
    return { cart: await show(queries, after, refusal(reason)), reason };
  });
}

const changedPrices = ({ lines }: StoredCart): string[] =>
  lines
    .filter(({ priceCents, seenCents }) => priceCents !== seenCents)
    .map(({ name, seenCents, priceCents }) => texts.priceChanged(name, seenCents, priceCents));

const goneCoupons = ({ coupons }: StoredCart): string[] =>
  coupons.filter((coupon) => reasonGone(coupon)).map(({ code }) => code);

const hasNews = (cart: StoredCart): boolean =>
  cart.toldOnce.length > 0 ||
  (!cart.waiting && (changedPrices(cart).length > 0 || goneCoupons(cart).length > 0)) ||
  cart.shownCents !== totalsOf(cart).total;

/** Tells what happened to the cart since it was shown, and notes that it was told. */
async function tellNews(queries: Queries, cart: StoredCart): Promise<CartAnswer> {
  await tellOnce(queries, cart.id, []);
  if (cart.waiting) return show(queries, cart, { warnings: [texts.locked], checkoutWarnings: cart.toldOnce });
  const gone = goneCoupons(cart);
  await queries
    .deleteFrom('shop_cart_coupon')
    .where('cart_id', '=', cart.id)
    .where('code', '=', anyOf(gone))
    .execute();
  await queries
    .updateTable('shop_cart_line as line')
    .from('shop_product as product')
    .set(({ ref }) => ({ seen_cents: ref('price_cents') }))
    .where('line.cart_id', '=', cart.id)
    .whereRef('product.code', '=', 'line.code')
    .whereRef('seen_cents', '<>', 'price_cents')
    .execute();
  return show(
    queries,
    { ...cart, coupons: usableCoupons(cart) },
    { warnings: [...changedPrices(cart), ...gone.map(texts.couponGone)], checkoutWarnings: cart.toldOnce },
  );
}

/** The cart of a visitor (API-33). What changed by itself since it was last shown is said once. */
export async function loadCart(database: Database, visitor: Visitor | undefined): Promise<CartAnswer> {
  const id = visitor && (await cartOf(database, visitor));
  if (!visitor || id === undefined) return cartAnswer(NO_CART);
  await releaseOverdue(database);
  const cart = await readCart(database, id);
  if (!cart) return cartAnswer(NO_CART);
  if (!hasNews(cart)) return cartAnswer(cart, cart.waiting ? { warnings: [texts.locked] } : {});
  return database.transaction().execute(async (queries) => {
    const locked = await lockCartOf(queries, visitor, false);
    const current = locked === undefined ? undefined : await readCart(queries, locked);
    return current ? tellNews(queries, current) : cartAnswer(NO_CART);
  });
}

/**
 * The cart of a visitor for a page that is read without a script: with what is to be said once, which stays to be said, since the
 * same page loads the cart where scripts run.
 */
export async function showCart(database: Database, visitor: Visitor | undefined): Promise<CartAnswer> {
  const id = visitor && (await cartOf(database, visitor));
  await releaseOverdue(database);
  const cart = id === undefined ? undefined : await readCart(database, id);
  if (!cart) return cartAnswer(NO_CART);
  const warnings = cart.waiting ? [texts.locked] : changedPrices(cart);
  return show(database, cart, { warnings, checkoutWarnings: cart.toldOnce });
}

/** Keeps reasons for the next load of a visitor's cart, in place of those that it would have told. */
export async function tellVisitor(
  database: Database,
  visitor: Visitor,
  reasons: readonly string[],
): Promise<void> {
  const cartId = await cartOf(database, visitor);
  if (cartId !== undefined) await tellOnce(database, cartId, reasons);
}

/** Keeps reasons for the next load of a cart, which tells them once. */
export async function tellOnce(queries: Queries, cartId: string, reasons: readonly string[]): Promise<void> {
  await queries
    .updateTable('shop_cart')
    .set({ told_once: JSON.stringify(reasons) })
    .where('id', '=', cartId)
    .execute();
}
