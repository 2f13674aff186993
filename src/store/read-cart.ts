/** Reads a cart from the shop's answer or from the visitor's storage. Neither source is trusted. */
import { formatAmount } from '#lib/money.ts';
import { isRecord, readAmount, readJson, readList, readNumber, readText } from '#lib/read.ts';
import { emptyCart, ZERO, type Cart, type CartLine } from './cart.ts';

/** Reads a text field. Amounts and percentages may also be numbers. */
const readTextField = (value: unknown, initial: string): string | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? initial === ZERO
      ? formatAmount(value)
      : String(value).replace('.', ',')
    : readText(value);

/**
 * Reads a cart. Fields of the wrong type keep their default. Returns undefined if `lineItems` is not a list.
 */
export function readCart(value: unknown): Cart | undefined {
  if (!isRecord(value) || !Array.isArray(value['lineItems'])) return undefined;
  const validFields = Object.entries(emptyCart).flatMap(([key, initial]) => {
    const given = typeof initial === 'string' ? readTextField(value[key], initial) : value[key];
    const fits = Array.isArray(initial) ? Array.isArray(given) : typeof given === typeof initial;
    return fits ? [[key, given]] : [];
  });
  return {
    ...emptyCart,
    ...(Object.fromEntries(validFields) as Partial<Cart>),
    loading: false,
    lineItemCount: Math.max(0, Math.trunc(readAmount(value['lineItemCount']) ?? 0)),
    lineItems: readList(value['lineItems'], readLine),
    ...readTextLists(value, 'warnings', 'checkoutWarnings', 'couponCodes'),
  };
}

/** Reads a line. `code` is required, all other fields are optional. */
function readLine(value: unknown): CartLine | undefined {
  const code = isRecord(value) ? readText(value['code']) : undefined;
  if (!isRecord(value) || code === undefined || code === '') return undefined;
  const text = (key: string): string => readText(value[key]) ?? '';
  return {
    code,
    productId: readNumber(value['productId']) ?? text('productId'),
    name: text('name'),
    category: text('category'),
    quantity: Math.max(0, Math.trunc(readAmount(value['quantity']) ?? 0)),
    linePrice: readTextField(value['linePrice'], ZERO) ?? '',
    linePriceWithoutDiscounts: readTextField(value['linePriceWithoutDiscounts'], ZERO) ?? '',
  };
}

const readTextLists = <Key extends string>(value: Record<string, unknown>, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, readList(value[key], readText)])) as Record<Key, string[]>;

/** Local storage key of the visitor's cart (SHP-17). */
export const CART_KEY = 'cart';

/** Reads the stored cart; undefined if there is none or it is invalid. */
export const readStoredCart = (storage: { getItem: (key: string) => string | null }): Cart | undefined =>
  readCart(readJson(storage.getItem(CART_KEY)));
