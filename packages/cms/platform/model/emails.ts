/**
 * Normalizes an e-mail address for every comparison and for storage: without outer spaces, ASCII letters in lower case. Other characters stay,
 * because Unicode's lower case makes some of them an ASCII letter: U+212A becomes `k`, and the address that of another mailbox.
 */
export const normalizeEmail = (email: string): string =>
  email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,180}$/;

/** Tells whether a text can be an e-mail address of an account or a recipient. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
