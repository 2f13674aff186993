/** Checks the passwords of editors. */
import type { EditorMessages } from './messages/common.ts';

/** Minimum and maximum characters. */
export const PASSWORD_LENGTH = { least: 10, most: 200 };

export type PasswordRefusal = 'length' | 'common';

/** The most common leaked passwords in English and Finnish. Digits and punctuation at the end are ignored. */
const COMMON_PASSWORDS = new Set(
  `password passw0rd letmein welcome iloveyou administrator superman sunshine princess football baseball trustno1 changeme
  qwerty qwertyuiop qwerty123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zxcvbnm asdfghjkl abcdefghij abc123 abcd1234 monkey dragon
  salasana salasana1 perkele saatana kissakissa kissa123 koira123 mansikka mustikka tervetuloa rakastan sinua suomi finland
  helsinki jaakiekko jalkapallo saaristo atria lihakauppa toimitus editor publisher julkaisija toimittaja testi testtest default
  secret master login admin guest`.split(/\s+/),
);

const MIN_DIFFERENT_CHARACTERS = 5;

/** Tells whether the characters are a sequence, forwards or backwards: `abcdefghijk`, `1234567890`. */
const isSequence = (text: string): boolean =>
  ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789'].some((row) =>
    [row, [...row].toReversed().join('')].some((one) => one.includes(text)),
  );

/** Removes digits and punctuation from the end of a password: `kissa123!` becomes `kissa`. */
function removeEnding(password: string): string {
  let end = password.length;
  while (end > 0 && /[\d!?.,_*#-]/.test(password.charAt(end - 1))) end -= 1;
  return password.slice(0, end);
}

/**
 * Tells why a password is refused.
 * @param own public texts of the account: its address and name
 * @returns undefined if the password is accepted
 */
export function getPasswordRefusal(
  password: string,
  own: readonly string[] = [],
): PasswordRefusal | undefined {
  const { least, most } = PASSWORD_LENGTH;
  if (password.length < least || password.length > most) return 'length';
  const plain = password.normalize().toLowerCase().replaceAll(/\s/g, '');
  const word = removeEnding(plain);
  const known = own.flatMap((text) => {
    const lower = text.toLowerCase().replaceAll(/\s/g, '');
    return [lower, lower.split('@')[0] ?? ''];
  });
  const isKnown = [plain, word].some((text) => COMMON_PASSWORDS.has(text) || known.includes(text));
  const isTooPlain = new Set(plain).size < MIN_DIFFERENT_CHARACTERS || isSequence(plain);
  return isKnown || isTooPlain ? 'common' : undefined;
}

/** Returns the text of the reason why a password is refused; undefined if it is accepted. */
export function findPasswordError(
  password: string,
  own: readonly string[],
  { commonPassword, wrongLength }: EditorMessages,
): string | undefined {
  const refusal = getPasswordRefusal(password, own);
  if (refusal === 'length') return wrongLength(PASSWORD_LENGTH.least, PASSWORD_LENGTH.most);
  return refusal && commonPassword;
}
