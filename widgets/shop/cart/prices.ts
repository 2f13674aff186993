import { amountOf, toCents } from '#lib/money.ts';
import type { CartLine } from '#store/cart.ts';

/** What one piece costs, as the API writes money; undefined where the line's price doesn't divide evenly, or is that of one. */
export function piecePrice({ linePrice, quantity }: CartLine): string | undefined {
  const cents = Math.round(amountOf(linePrice) * 100);
  if (quantity < 2 || !(cents > 0) || cents % quantity !== 0) return undefined;
  return toCents(cents / quantity / 100)
    .toFixed(2)
    .replace('.', ',');
}

/** The price that the paid one is less than; undefined where there is none (SHP-12). */
export const priceBefore = ({ linePrice, linePriceWithoutDiscounts: before }: CartLine): string | undefined =>
  amountOf(before) > 0 && before !== linePrice ? before : undefined;
