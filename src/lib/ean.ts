/** Codes on packages: GTIN of 8, 12, 13 or 14 digits. */

/**
 * Returns whether the check digit is correct: the sum of all digits, with every second one from the right
 * counted three times, must be a multiple of ten.
 */
function hasRightCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/**
 * Returns the 8 or 13 digits of a code that can be drawn as bars; undefined for any other code or a wrong
 * check digit. 12 digits (UPC-A) and 14 digits with a leading zero (a single package) are converted to 13.
 * Ignores spaces and hyphens.
 */
export function readEan(code: string): string | undefined {
  const digits = code.replace(/[\s-]/g, '').replace(/^0(?=\d{13}$)/, '');
  const ean = /^\d{12}$/.test(digits) ? `0${digits}` : digits;
  return /^(\d{8}|\d{13})$/.test(ean) && hasRightCheckDigit(ean) ? ean : undefined;
}
