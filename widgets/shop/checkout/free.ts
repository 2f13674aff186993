import { parseAmount } from '#lib/money.ts';
import type { State } from '#store/store.ts';

/** Whether the cart's total is exactly 0,00 (CHK-15). A total without an amount is not. */
export const isFree = ({ cart }: Pick<State, 'cart'>): boolean => parseAmount(cart.total) === 0;

export const isEmpty = ({ cart }: Pick<State, 'cart'>): boolean => cart.lineItems.length === 0;
