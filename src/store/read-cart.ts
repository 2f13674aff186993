/** The cart out of an answer of the shop or out of the visitor's storage, neither of which is trusted. */
import { moneyOf } from '#lib/money.ts';
import { isRecord, readAmount, readJson, readList, readNumber, readText } from '#lib/read.ts';
import { emptyCart, NOTHING, type Cart, type CartLine } from './cart.ts';

/** A text of the cart; an amount of money or a percentage may come as a number. */
const readWords = (value: unknown, initial: string): string | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? initial === NOTHING
      ? moneyOf(value)
      : String(value).replace('.', ',')
    : readText(value);

/** The cart in an answer or in storage: fields that can be read are taken, the rest keep their defaults. */
export function readCart(value: unknown): Cart | undefined {
  if (!isRecord(value) || !Array.isArray(value['lineItems'])) return undefined;
  const fitting = Object.entries(emptyCart).flatMap(([key, initial]) => {
    const given = typeof initial === 'string' ? readWords(value[key], initial) : value[key];
    const fits = Array.isArray(initial) ? Array.isArray(given) : typeof given === typeof initial;
    return fits ? [[key, given]] : [];
  });
  return {
    ...emptyCart,
    ...(Object.fromEntries(fitting) as Partial<Cart>),
    loading: false,
    lineItemCount: Math.max(0, Math.trunc(readAmount(value['lineItemCount']) ?? 0)),
    lineItems: readList(value['lineItems'], readLine),
    ...texts(value, 'warnings', 'checkoutWarnings', 'couponCodes'),
  };
}

/** A line needs its code; the rest may be missing. */
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
    linePrice: readWords(value['linePrice'], NOTHING) ?? '',
    linePriceWithoutDiscounts: readWords(value['linePriceWithoutDiscounts'], NOTHING) ?? '',
  };
}

const texts = <Key extends string>(value: Record<string, unknown>, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, readList(value[key], readText)])) as Record<Key, string[]>;

/** Key of the visitor's cart in local storage (SHP-17). */
export const CART_KEY = 'cart';

/** The stored cart, or undefined where there is none that can be read. */
export const readStoredCart = (storage: { getItem: (key: string) => string | null }): Cart | undefined =>
  readCart(readJson(storage.getItem(CART_KEY)));
