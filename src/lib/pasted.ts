/** Cleans what people paste. Browser and server use the same rules. */

/** Characters without a shape: marks of the writing direction, zero-width spaces, soft hyphens, byte order marks. */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}/gu;
/** Joiners, which are part of a word or an emoji between two characters that are not ASCII. */
const STRAY_JOINERS = /(?<![^\0-\x7F])[\u200C\u200D]|[\u200C\u200D](?![^\0-\x7F])/g;
/** Letters, digits and signs as East Asian keyboards write them. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

/**
 * Returns a typed or pasted text without invisible characters, surrounding white space and the scheme of a copied link to an address or a
 * phone number; full-width characters become ASCII.
 */
export const cleanPasted = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINERS, '')
    .replace(FULL_WIDTH, (character) => String.fromCodePoint(character.codePointAt(0)! - 0xfee0))
    .replace(/^\s*(?:mailto|tel):/i, '')
    .trim();

/** Returns a postal code without spaces and without the prefix of the country. */
export const cleanPostalCode = (text: string): string =>
  cleanPasted(text)
    .replace(/\s/g, '')
    .replace(/^FI-?(?=\d)/i, '');
