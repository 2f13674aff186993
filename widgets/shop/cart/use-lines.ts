import { useState } from 'react';
import { setQuantity } from '#store/cart/quantities.ts';
import type { CartLine } from '#store/cart/model.ts';
import { useCartPart } from '#store/cart/use-cart-part.ts';
import { store } from '#store/store.ts';

/** A removed line and its index. */
export interface RemovedLine {
  line: CartLine;
  at: number;
}

/** Provides the last changes of the cart's lines, and the removed lines that can be restored (SHP-18 to SHP-21). */
export function useLines() {
  const wanted = useCartPart((_, changes) => changes);
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [back, setBack] = useState<string>();

  /** Sets a line's quantity; 0 removes the line. */
  const change = (line: CartLine, quantity: number) => {
    const { code } = line;
    const at = store.getState().cart.lineItems.findIndex((one) => one.code === code);
    setBack(undefined);
    setRemoved((before) => [
      ...before.filter((one) => one.line.code !== code),
      ...(quantity === 0 ? [{ line, at }] : []),
    ]);
    setQuantity(code, quantity);
  };

  /** Restores a removed line at once. */
  const restore = ({ line }: RemovedLine) => {
    setBack(line.code);
    setQuantity(line.code, line.quantity, 0);
  };

  return { wanted, removed, back, change, restore };
}

/** Returns the rows of the cart: its lines, and removed lines in their former places. */
export function listRows(
  lineItems: readonly CartLine[],
  removed: readonly RemovedLine[],
): (CartLine | RemovedLine)[] {
  const rows: (CartLine | RemovedLine)[] = [...lineItems];
  const codes = new Set(lineItems.map(({ code }) => code));
  for (const one of removed.toSorted((a, b) => a.at - b.at))
    if (!codes.has(one.line.code)) rows.splice(Math.max(one.at, 0), 0, one);
  return rows;
}
