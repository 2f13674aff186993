/** Reads and changes visitors' carts. All answers contain the whole cart. */
import type { Database, Queries } from '../platform/database/database.ts';
import { anyOf, now } from '../platform/database/expressions.ts';
import { type CartAnswer, createCartAnswer, type CartNotices, getTotals } from './cart-answer.ts';
import { findUnusableReason, filterUsableCoupons } from './coupons.ts';
import { endOverdueOrders } from './cancel-unpaid-order.ts';
import { findCartId, lockVisitorCart } from './visitor-carts.ts';
import type { Visitor } from '../platform/http/security/visitors.ts';
import { NO_CART, readCart, type StoredCart } from './stored-cart.ts';
import { messages } from './messages.ts';

/** Changes a locked cart. Returns the reason for a refusal. */
export type Change = (queries: Queries, cart: StoredCart) => Promise<string | undefined>;

/** A refusal belongs to both lists (PRD-12). */
const createRefusal = (reason: string | undefined): CartNotices =>
  reason === undefined ? {} : { warnings: [reason], checkoutWarnings: [reason] };

/** Stores the total that the visitor sees and returns the answer. */
async function recordShownCart(queries: Queries, cart: StoredCart, told: CartNotices): Promise<CartAnswer> {
  await queries
    .updateTable('shop_cart')
    .set({ shown_cents: getTotals(cart).total, changed_at: now })
    .where('id', '=', cart.id)
    .execute();
  return createCartAnswer(cart, told);
}

/**
 * Changes a visitor's cart in one transaction. Changes of one cart run one after another. Refuses changes while the
 * cart has an unpaid order.
 * @returns the cart after the change, and the reason for a refusal
 */
export async function changeCart(
  database: Database,
  visitor: Visitor,
  change: Change,
): Promise<{ cart: CartAnswer; reason: string | undefined }> {
  await endOverdueOrders(database);
  return database.transaction().execute(async (queries) => {
    const id = (await lockVisitorCart(queries, visitor, true)) ?? '';
    const before = (await readCart(queries, id)) ?? NO_CART;
    const reason = before.waiting ? messages.locked : await change(queries, before);
    const after = reason === undefined ? ((await readCart(queries, id)) ?? NO_CART) : before;
    return { cart: await recordShownCart(queries, after, createRefusal(reason)), reason };
  });
}

const describeChangedPrices = ({ lines }: StoredCart): string[] =>
  lines
    .filter(({ priceCents, seenCents }) => priceCents !== seenCents)
    .map(({ name, seenCents, priceCents }) => messages.priceChanged(name, seenCents, priceCents));

const listUnusableCoupons = ({ coupons }: StoredCart): string[] =>
  coupons.filter((coupon) => findUnusableReason(coupon)).map(({ code }) => code);

const hasUnseenChanges = (cart: StoredCart): boolean =>
  cart.toldOnce.length > 0 ||
  (!cart.waiting && (describeChangedPrices(cart).length > 0 || listUnusableCoupons(cart).length > 0)) ||
  cart.shownCents !== getTotals(cart).total;

/** Reports what has changed since the cart was last shown, and marks it as reported. */
async function reportChanges(queries: Queries, cart: StoredCart): Promise<CartAnswer> {
  await storeNotices(queries, cart.id, []);
  if (cart.waiting)
    return recordShownCart(queries, cart, { warnings: [messages.locked], checkoutWarnings: cart.toldOnce });
  const gone = listUnusableCoupons(cart);
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
  return recordShownCart(
    queries,
    { ...cart, coupons: filterUsableCoupons(cart) },
    {
      warnings: [...describeChangedPrices(cart), ...gone.map(messages.couponGone)],
      checkoutWarnings: cart.toldOnce,
    },
  );
}

/** Loads a visitor's cart (API-33). Reports changes since the last time once. */
export async function loadCart(database: Database, visitor: Visitor | undefined): Promise<CartAnswer> {
  const id = visitor && (await findCartId(database, visitor));
  if (!visitor || id === undefined) return createCartAnswer(NO_CART);
  await endOverdueOrders(database);
  const cart = await readCart(database, id);
  if (!cart) return createCartAnswer(NO_CART);
  if (!hasUnseenChanges(cart))
    return createCartAnswer(cart, cart.waiting ? { warnings: [messages.locked] } : {});
  return database.transaction().execute(async (queries) => {
    const locked = await lockVisitorCart(queries, visitor, false);
    const current = locked === undefined ? undefined : await readCart(queries, locked);
    return current ? reportChanges(queries, current) : createCartAnswer(NO_CART);
  });
}

/**
 * Reads a visitor's cart for a page without scripts. Does not mark notices as reported, because the same page loads the
 * cart where scripts run.
 */
export async function peekCart(database: Database, visitor: Visitor | undefined): Promise<CartAnswer> {
  const id = visitor && (await findCartId(database, visitor));
  await endOverdueOrders(database);
  const cart = id === undefined ? undefined : await readCart(database, id);
  if (!cart) return createCartAnswer(NO_CART);
  const warnings = cart.waiting ? [messages.locked] : describeChangedPrices(cart);
  return recordShownCart(database, cart, { warnings, checkoutWarnings: cart.toldOnce });
}

/** Stores notices for the next load of a visitor's cart. Replaces earlier ones. */
export async function storeVisitorNotices(
  database: Database,
  visitor: Visitor,
  reasons: readonly string[],
): Promise<void> {
  const cartId = await findCartId(database, visitor);
  if (cartId !== undefined) await storeNotices(database, cartId, reasons);
}

/** Stores notices for the next load of a cart, which reports them once. */
export async function storeNotices(
  queries: Queries,
  cartId: string,
  reasons: readonly string[],
): Promise<void> {
  await queries
    .updateTable('shop_cart')
    .set({ told_once: JSON.stringify(reasons) })
    .where('id', '=', cartId)
    .execute();
}
