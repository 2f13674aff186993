/** What fields may be asked to hold. A rule that a value breaks is named by the key of its text (messages.ts). */
import { string, type StringSchema } from 'yup';
import { hasSpecialCharacters } from '#lib/message-characters.ts';

/** A text that may be left empty (FRM-16). */
export const optionalText = (): StringSchema<string> => string().defined();

/** A text with something in it besides white space (FRM-15). */
export const requiredText = (): StringSchema<string> =>
  optionalText().test('required', 'requiredLabel', (text) => text.trim() !== '');

/** A required message, without special characters (FRM-22, FRM-23). Its length is the field's to keep. */
export const requiredMessage = (): StringSchema<string> =>
  requiredText().test('characters', 'specialCharacters', (text) => !hasSpecialCharacters(text));
