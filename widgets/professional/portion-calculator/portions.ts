/** Calculations of the portion calculator. */

export type Variant = 'fi' | 'se';

/** Number of portions and their size in the recipe's unit. */
export interface Portions {
  count: number;
  size: number;
}

/** A recipe's own portions and total yield. */
export interface Basis extends Portions {
  totalKg: number;
}

/** POR-06: smallest and largest values in Swedish kitchens. Finnish kitchens allow any positive whole number. */
const SWEDISH_LIMITS = { count: [1, 1000], size: [150, 650] } as const;

/**
 * Parses the whole number at the start of a text: `8,4` is 8 (POR-07). Reads full-width digits, and ignores invisible characters.
 * @returns undefined if the text does not start with a number
 */
export function readWhole(text: string): number | undefined {
  const number = Number.parseInt(text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, ''), 10);
  return Number.isSafeInteger(number) ? number : undefined;
}

/** Whether a variant allows this number of portions, or this size (POR-06). */
export function isAllowed(value: number, of: keyof Portions, variant: Variant): boolean {
  const [least, most] = variant === 'se' ? SWEDISH_LIMITS[of] : [1, Number.MAX_SAFE_INTEGER];
  return Number.isInteger(value) && value >= least && value <= most;
}

/**
 * Scales an ingredient's amount to the chosen portions (POR-10). With the recipe's own portions, returns the given amount exactly. If the
 * recipe's total is 0, amounts cannot be scaled and stay unchanged.
 */
export function scaleAmount(amount: number, { count, size }: Portions, basis: Basis): number {
  const whole = basis.count * basis.size;
  if (!(whole > 0) || count * size === whole) return amount;
  return (amount * (count * size)) / whole;
}

/**
 * Returns the total net amount in grams, at least 0 (POR-09): the portions, and the constant rest of the recipe's total yield beyond its
 * own portions.
 */
export function getNetGrams({ count, size }: Portions, basis: Basis): number {
  const remainder = basis.totalKg * 1000 - basis.count * basis.size;
  return Math.max(0, count * size + remainder);
}

const FORMATS = {
  fi: new Intl.NumberFormat('fi-FI', { maximumFractionDigits: 3 }),
  se: new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 }),
};

/** Formats an amount with a decimal comma and up to 3 decimals in Finnish or 1 in Swedish (POR-08). */
export const formatAmount = (amount: number, variant: Variant): string => FORMATS[variant].format(amount);
