/**
 * The estate's e-mail check (FRM-18): letters, digits, dots and hyphens, an @, and a domain that ends in 2 or
 * 3 characters. It is stricter than the mail standard (no plus sign, no `.info`), as specified.
 */
const EMAIL = /^[a-z0-9.-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z0-9]{2,3}$/i;

/** Returns whether a text is an e-mail address, ignoring surrounding white space. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
