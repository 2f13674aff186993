import { isLanguage } from 'saaristo/sites';
import type { Queries } from '../platform/database/database.ts';
import { findProduct, type ShopProduct } from './products.ts';
import type { StoredCart } from './stored-cart.ts';
import { messages } from './messages.ts';

/** Maximum pieces of a product in a cart (PRD-09). */
export const MAX_PIECES = 100;
/** Maximum products in a cart. */
const MAX_LINES = 100;

const isValidQuantity = (quantity: number, least: number): boolean =>
  Number.isInteger(quantity) && quantity >= least && quantity <= MAX_PIECES;

/** Returns why a product cannot be bought. */
function findObstacle({ name, stock, sold }: ShopProduct): string | undefined {
  if (!sold) return messages.notSold(name);
  return stock === 0 ? messages.soldOut(name) : undefined;
}

const getQuantity = ({ lines }: StoredCart, code: string): number =>
  lines.find((line) => line.code === code)?.quantity ?? 0;

/**
 * Sets the quantity of a line, at least 1.
 * @returns the reason for a refusal: the product can't be bought and the quantity would grow, or too many lines
 */
async function setLineQuantity(
  queries: Queries,
  cart: StoredCart,
  product: ShopProduct,
  quantity: number,
): Promise<string | undefined> {
  const before = getQuantity(cart, product.code);
  const reason = quantity > before ? findObstacle(product) : undefined;
  if (reason) return reason;
  if (before === 0 && cart.lines.length >= MAX_LINES) return messages.tooManyLines(MAX_LINES);
  await queries
    .insertInto('shop_cart_line')
    .values({ cart_id: cart.id, code: product.code, quantity, seen_cents: product.priceCents })
    .onConflict((conflict) => conflict.columns(['cart_id', 'code']).doUpdateSet({ quantity }))
    .execute();
  return undefined;
}

/**
 * Adds pieces of a product to a locked cart (PRD-13).
 * @param language of the page. The customer shops in it from now on. Another value changes nothing.
 * @returns the reason for a refusal
 */
export async function addPieces(
  queries: Queries,
  cart: StoredCart,
  code: string,
  quantity: number,
  language?: unknown,
): Promise<string | undefined> {
  if (!isValidQuantity(quantity, 1)) return messages.wrongQuantity(MAX_PIECES);
  const product = await findProduct(queries, code);
  if (!product) return messages.unknownProduct;
  const sum = getQuantity(cart, code) + quantity;
  if (sum > MAX_PIECES) return messages.tooMany(product.name, MAX_PIECES);
  const refusal = await setLineQuantity(queries, cart, product, sum);
  if (refusal === undefined && isLanguage(language) && language !== cart.language)
    await queries.updateTable('shop_cart').set({ language }).where('id', '=', cart.id).execute();
  return refusal;
}

/**
 * Sets the quantity of a line of a locked cart; 0 removes it (SHP-21).
 * @returns the reason for a refusal
 */
export async function setPieces(
  queries: Queries,
  cart: StoredCart,
  code: string,
  quantity: number,
): Promise<string | undefined> {
  if (!isValidQuantity(quantity, 0)) return messages.wrongQuantity(MAX_PIECES);
  const product = await findProduct(queries, code);
  if (!product) return messages.unknownProduct;
  if (quantity > 0) return setLineQuantity(queries, cart, product, quantity);
  await queries
    .deleteFrom('shop_cart_line')
    .where('cart_id', '=', cart.id)
    .where('code', '=', code)
    .execute();
  return undefined;
}
