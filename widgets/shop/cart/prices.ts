import { parseAmount, roundToCents } from '#lib/money.ts';
import type { CartLine } from '#store/cart/model.ts';

/** Returns the price of one piece in the API's format, or undefined for a single piece, or if the line's price cannot be divided evenly. */
export function getPiecePrice({ linePrice, quantity }: CartLine): string | undefined {
  const cents = Math.round(parseAmount(linePrice) * 100);
  if (quantity < 2 || !(cents > 0) || cents % quantity !== 0) return undefined;
  return roundToCents(cents / quantity / 100)
    .toFixed(2)
    .replace('.', ',');
}

/** Returns the price before discounts, or undefined if there is no discount (SHP-12). */
export const getPriceBefore = ({
  linePrice,
  linePriceWithoutDiscounts: before,
}: CartLine): string | undefined => (parseAmount(before) > 0 && before !== linePrice ? before : undefined);
