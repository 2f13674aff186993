/** Name of the postal code in a page's URL: the field of a form that is sent without JavaScript. */
export const POSTAL_CODE = 'postinumero';

/** Returns a postal code without spaces. */
export const removeSpaces = (typed: string): string => typed.replace(/\s/g, '');
