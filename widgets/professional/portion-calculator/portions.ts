/** What the calculator reckons, apart from its looks. */

export type Variant = 'fi' | 'se';

/** How many portions, and of which size, in the recipe's unit. */
export interface Portions {
  count: number;
  size: number;
}

/** A recipe's own portions, and what it gives in all. */
export interface Basis extends Portions {
  totalKg: number;
}

/** POR-06: in Swedish kitchens, from least to most. Finnish ones take any positive whole number. */
const SWEDISH_LIMITS = { count: [1, 1000], size: [150, 650] } as const;

/**
 * The whole number that a text begins with: 8,4 is 8 (POR-07).
 * @returns undefined where it begins with none
 */
export function readWhole(text: string): number | undefined {
  const number = Number.parseInt(text.replace(/\s/g, ''), 10);
  return Number.isSafeInteger(number) ? number : undefined;
}

/** Whether a kitchen of this variant may ask for so many portions, or for portions of this size (POR-06). */
export function isAllowed(value: number, of: keyof Portions, variant: Variant): boolean {
  const [least, most] = variant === 'se' ? SWEDISH_LIMITS[of] : [1, Number.MAX_SAFE_INTEGER];
  return Number.isInteger(value) && value >= least && value <= most;
}

/**
 * An ingredient's amount for these portions (POR-10): exactly the given one at the recipe's own. A recipe for nothing
 * can't be scaled, and keeps its amounts.
 */
export function amountFor(amount: number, { count, size }: Portions, basis: Basis): number {
  const whole = basis.count * basis.size;
  if (!(whole > 0) || count * size === whole) return amount;
  return (amount * (count * size)) / whole;
}

/**
 * The total net amount in grams (POR-09): the portions, and what the recipe gives beside them, which stays the same.
 * Never less than nothing.
 */
export function netGrams({ count, size }: Portions, basis: Basis): number {
  const remainder = basis.totalKg * 1000 - basis.count * basis.size;
  return Math.max(0, count * size + remainder);
}

const FORMATS = {
  fi: new Intl.NumberFormat('fi-FI', { maximumFractionDigits: 3 }),
  se: new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 }),
};

/** With a decimal comma, to 3 decimals in Finnish and 1 in Swedish (POR-08). */
export const formatAmount = (amount: number, variant: Variant): string => FORMATS[variant].format(amount);
