/**
 * The cart that the page shows: from the page settings, from the shop, or from the copy in local storage, which
 * all pages of a visitor share (SHP-17).
 */
import type { EntryOf } from '#api/call.ts';
import type { CartAnswer, CartCall } from '#api/cart.ts';
import type { Settings } from '#island/settings.ts';
import { readImage } from '#lib/image.ts';
import { formatAmount } from '#lib/money.ts';
import { safeLink } from '#lib/url.ts';
import { isRecord, readAmount, readJson, readList, readNumber, readText, writeJson } from '#lib/read.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { STORED } from '#lib/stored.ts';
import { onStorage } from '../browser-storage.ts';
import { store } from '../store.ts';
import { emptyCart, ZERO, type Cart, type CartLine } from './model.ts';

/** Maximum number of lines. Each has a picture and controls: more would freeze the page. */
const MAX_LINES = 500;

/** Maximum length of amounts and currencies, which do not wrap. A longer text is neither. */
const MAX_AMOUNT = 20;

/** Reads a text field. Amounts and percentages may also be numbers. Fields with an initial value are amounts and currencies. */
function readTextField(value: unknown, initial: string): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value))
    return initial === ZERO ? formatAmount(value) : String(value).replace('.', ',');
  const text = readText(value);
  return text !== undefined && initial !== '' && text.length > MAX_AMOUNT ? undefined : text;
}

/**
 * Reads a cart. Fields of the wrong type keep their default. Returns undefined if `lineItems` is not a list.
 */
export function readCart(value: CartAnswer): Cart | undefined {
  if (!isRecord(value) || !Array.isArray(value.lineItems)) return undefined;
  const { loading: _, ...fields } = emptyCart;
  const validFields = (Object.entries(fields) as [keyof typeof fields, unknown][]).flatMap(
    ([key, initial]) => {
      const given = typeof initial === 'string' ? readTextField(value[key], initial) : value[key];
      const fits = Array.isArray(initial) ? Array.isArray(given) : typeof given === typeof initial;
      return fits ? [[key, given]] : [];
    },
  );
  return {
    ...emptyCart,
    ...(Object.fromEntries(validFields) as Partial<Cart>),
    loading: false,
    lineItemCount: Math.max(0, Math.trunc(readAmount(value.lineItemCount) ?? 0)),
    lineItems: readList(value.lineItems, readLine, MAX_LINES),
    ...readTextLists(value, 'warnings', 'checkoutWarnings', 'couponCodes'),
  };
}

/** Reads a line. `code` is required, all other fields are optional. */
function readLine(value: EntryOf<CartCall, 'lineItems'>): CartLine | undefined {
  const code = isRecord(value) ? readText(value.code) : undefined;
  if (!isRecord(value) || code === undefined || code === '') return undefined;
  const [url, image] = [safeLink(value.url), readImage(value.image)?.url];
  return {
    code,
    productId: readNumber(value.productId) ?? readText(value.productId) ?? '',
    name: readText(value.name) ?? '',
    category: readText(value.category) ?? '',
    quantity: Math.max(0, Math.trunc(readAmount(value.quantity) ?? 0)),
    linePrice: readTextField(value.linePrice, ZERO) ?? '',
    linePriceWithoutDiscounts: readTextField(value.linePriceWithoutDiscounts, ZERO) ?? '',
    ...(url !== undefined && { url }),
    ...(image !== undefined && { image }),
  };
}

const readTextLists = <Key extends string>(value: Record<string, unknown>, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, readList(value[key], readText)])) as Record<Key, string[]>;

/** Reads the stored cart; undefined if there is none or it is invalid. */
export const readStoredCart = (): Cart | undefined =>
  readCart(readJson(readStored(STORED.cart)) as CartAnswer);

/** Returns whether the visitor of another site may have a cart in the shop: one is stored here, or the visitor comes from there. */
export const mayHaveCart = (shopOrigin: string | undefined): boolean =>
  readStored(STORED.cart) !== null ||
  (shopOrigin !== undefined && document.referrer.startsWith(`${shopOrigin}/`));

const carts = new WeakMap<Settings, Cart | undefined>();

/**
 * Returns the cart of these settings, the same object each time; undefined if there is none or it is not a
 * cart.
 */
export function pageCart(settings: Settings): Cart | undefined {
  if (!carts.has(settings)) carts.set(settings, readCart(settings.cart as CartAnswer));
  return carts.get(settings);
}

/**
 * Every source of a cart gets a revision when it starts. A cart that is older than the shown one is dropped.
 */
let latestRevision = 0;
let shownRevision = 0;

/** Returns the revision of a source that starts now. */
export const nextRevision = (): number => ++latestRevision;

/** Shows a cart unless a later revision is already shown. Returns whether it is shown. */
function showCart(cart: Cart, revision: number): boolean {
  if (revision < shownRevision) return false;
  shownRevision = revision;
  store.setState({ cart });
  return true;
}

/**
 * Shows the shop's cart and stores it for the other pages (SHP-17), unless a later revision is already shown. Does not
 * store the empty cart of a visitor who has changed nothing. Returns whether it is shown.
 * @param isChanged whether the visitor has changed the cart
 */
export function commitCart(cart: Cart, revision: number, isChanged = false): boolean {
  if (!showCart(cart, revision)) return false;
  if (isChanged || cart.lineItemCount > 0 || cart.lineItems.length > 0 || readStored(STORED.cart) !== null)
    writeStored(STORED.cart, writeJson(cart));
  return true;
}

/** Shows the cart of the page settings while no other cart is shown. */
export function showPageCart(settings: Settings): void {
  const cart = pageCart(settings);
  if (cart && store.getState().cart.loading) showCart(cart, nextRevision());
}

/** Shows the stored cart. Does nothing if there is none or it is invalid. */
function showStoredCart(): void {
  const cart = readStoredCart();
  if (cart) showCart(cart, nextRevision());
}

/** Shows the cart again when another tab or a later page stores it. Returns a function that unsubscribes. */
export const onStoredCart = (): (() => void) => onStorage(STORED.cart.name, showStoredCart);

/**
 * Shows the stored cart and keeps it in sync, on sites without the shop. Returns a function that
 * unsubscribes. For an effect.
 */
export function syncStoredCart(): () => void {
  showStoredCart();
  return onStoredCart();
}
