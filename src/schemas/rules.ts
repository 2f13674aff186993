/** Rules of fields. An error is the key of its text (src/forms/messages.ts). */
import { array, boolean, string, type BooleanSchema, type StringSchema } from 'yup';
import { readTypedDay } from '#lib/day.ts';
import { cleanPasted } from '#lib/pasted.ts';
import { hasSpecialCharacters, MESSAGE_LIMIT } from '#lib/message-characters.ts';

/** Maximum length of names, streets and e-mail addresses. */
const TEXT_LIMIT = 500;

/** A text that may be empty (FRM-16). */
export const optionalText = (limit = TEXT_LIMIT): StringSchema<string> =>
  string().defined().max(limit, 'tooLong');

/** A text that contains more than white space (FRM-15). */
export const requiredText = (limit = TEXT_LIMIT): StringSchema<string> =>
  optionalText(limit).test('required', 'requiredLabel', (text) => cleanPasted(text) !== '');

/** A required message without special characters (FRM-22, FRM-23). */
export const requiredMessage = (limit = MESSAGE_LIMIT): StringSchema<string> =>
  requiredText(limit).test(
    'characters',
    'specialCharacters',
    (text) => !hasSpecialCharacters(cleanPasted(text)),
  );

/**
 * The estate's e-mail check (FRM-18): letters, digits, dots and hyphens, an @, and a domain that ends in 2 or
 * 3 characters. It is stricter than the mail standard (no plus sign, no `.info`), as specified.
 */
const EMAIL = /^[a-z0-9.-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z0-9]{2,3}$/i;

/** Returns whether a text is an e-mail address, once it is cleaned. */
export const isEmail = (text: string): boolean => EMAIL.test(cleanPasted(text));

/** The estate's check of numeric codes and of phone numbers without country code (FRM-19): 7 to 12 digits. */
export const isNumericCode = (text: string): boolean => /^[0-9]{7,12}$/.test(text);

/** Returns whether a text is empty or an e-mail address (FRM-18). */
export const validEmail = (text: string): boolean => cleanPasted(text) === '' || isEmail(text);

/** The e-mail address of a sign-up. An empty and an invalid address have the same error text (NWS-05). */
export const signUpEmail = (): StringSchema<string> =>
  optionalText().test('required', 'emptyEmailLabel', isEmail);

/** A day as typed (see #lib/day.ts), or nothing. */
export const optionalDay = (): StringSchema<string> =>
  optionalText().test(
    'day',
    'wrongDay',
    (text) => cleanPasted(text) === '' || readTypedDay(text) !== undefined,
  );

/** A day as typed. */
export const requiredDay = (): StringSchema<string> =>
  requiredText().test('day', 'wrongDay', (text) => readTypedDay(text) !== undefined);

/** A checkbox that must be checked (PRO-03, NWS-16). */
export const ticked = (): BooleanSchema<boolean> =>
  boolean()
    .defined()
    .test('required', 'requiredLabel', (value) => value);

/** A list of chosen options. */
export const choices = () => array().of(string().defined().max(TEXT_LIMIT)).defined().max(100);
