/** Money of the API: a text with a decimal comma, '1 234,50' (I18N-08). */

/** Parses an amount in euros; NaN if the text is not an amount. */
export function parseAmount(text: string): number {
  const plain = text.replace(/[\s\u00a0€]|EUR/g, '').replace(',', '.');
  return plain === '' ? NaN : Number(plain);
}

/** Returns whether a text is an amount other than zero; false for '0,00', '' and invalid texts. */
export const isNonZeroAmount = (text: string): boolean => {
  const amount = parseAmount(text);
  return !Number.isNaN(amount) && amount !== 0;
};

/** Formats an amount for the API: 12.9 is '12,90'. */
export const formatAmount = (euros: number): string => euros.toFixed(2).replace('.', ',');

/** Rounds to whole cents, for sums of decimal numbers. */
export const roundToCents = (euros: number): number => Math.round(euros * 100) / 100;
