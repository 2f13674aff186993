/** What visitors do with their carts; every answer is the whole cart. */
import type { Database, Queries } from '../database/database.ts';
import { type CartAnswer, cartAnswer, type Told, totalsOf } from './cart-answer.ts';
import { reasonGone, usableCoupons } from './coupons.ts';
import { releaseOverdue } from './cancel-unpaid-order.ts';
import { cartOf, lockCartOf } from './visitor-carts.ts';
import type { Visitor } from '../server/security/visitors.ts';
import { NO_CART, readCart, type StoredCart } from './stored-cart.ts';
import { texts } from './texts.ts';

/** What changes a locked cart; it returns why it could not, where it couldn't. */
export type Change = (queries: Queries, cart: StoredCart) => Promise<string | undefined>;

/** A refused change, as PRD-12 reads it: in both lists. */
const refusal = (reason: string | undefined): Told =>
  reason === undefined ? {} : { warnings: [reason], checkoutWarnings: [reason] };

/** Answers with a cart, and remembers the total that the visitor reads there. */
async function show({ query }: Queries, cart: StoredCart, told: Told): Promise<CartAnswer> {
  await query('update shop_cart set shown_cents = $2, changed_at = now() where id = $1', [
    cart.id,
    totalsOf(cart).total,
  ]);
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
  return database.transaction(async (queries) => {
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
  const { query } = queries;
  await query(`update shop_cart set told_once = '[]' where id = $1`, [cart.id]);
  if (cart.waiting) return show(queries, cart, { warnings: [texts.locked], checkoutWarnings: cart.toldOnce });
  const gone = goneCoupons(cart);
  await query('delete from shop_cart_coupon where cart_id = $1 and code = any($2::text[])', [cart.id, gone]);
  await query(
    `update shop_cart_line line set seen_cents = price_cents from shop_product product
     where line.cart_id = $1 and product.code = line.code and seen_cents <> price_cents`,
    [cart.id],
  );
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
  return database.transaction(async (queries) => {
    const locked = await lockCartOf(queries, visitor, false);
    const now = locked === undefined ? undefined : await readCart(queries, locked);
    return now ? tellNews(queries, now) : cartAnswer(NO_CART);
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
export async function tellOnce(
  { query }: Queries,
  cartId: string,
  reasons: readonly string[],
): Promise<void> {
  await query('update shop_cart set told_once = $2 where id = $1', [cartId, JSON.stringify(reasons)]);
}
