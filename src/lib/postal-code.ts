/** The name under which a page's address has a postal code: the field of a form that is sent without JavaScript. */
export const POSTAL_CODE = 'postinumero';

/** A postal code as it is asked for: without the spaces that people write in it. */
export const bareCode = (typed: string): string => typed.replace(/\s/g, '');
