/** Codes on packages: GTIN of 8, 12, 13 or 14 digits. */

/** The last digit makes the sum of all, every second one from the right counted three times, a multiple of ten. */
function hasRightCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/**
 * The 8 or 13 digits that bars can be drawn of; undefined where the code is none, or its check digit is wrong. 12 digits
 * (UPC-A) and 14 with a leading zero (a single package) are 13 in another dress. Spaces and hyphens don't count.
 */
export function readEan(code: string): string | undefined {
  const digits = code.replace(/[\s-]/g, '').replace(/^0(?=\d{13}$)/, '');
  const ean = /^\d{12}$/.test(digits) ? `0${digits}` : digits;
  return /^(\d{8}|\d{13})$/.test(ean) && hasRightCheckDigit(ean) ? ean : undefined;
}
