import fc from 'fast-check';
import { expect, test } from 'vitest';
import { object } from 'yup';
import { optionalText, requiredMessage, requiredText } from '#schemas/rules.ts';
import { isRequired, createResolver } from '#forms/resolver.ts';
import { hasSpecialCharacters } from '#lib/message-characters.ts';

/** Strings of these characters. */
const of = (characters: string): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...characters)).map((list) => list.join(''));

const allowed = fc.oneof(
  of('abcxyzABCXYZåäöÅÄÖæøØéèüñßžšđłÞ'),
  of('0123456789'),
  of(' \t\n\r\u00a0'),
  of('"\'“”„‘’‚'),
  of('!?%€/.,:;+-()'),
  fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => /^\p{L}*$/u.test(text)),
);

const special = fc.oneof(
  fc.constantFrom(...'<>@#&*=_|\\^~`$£§[]{}¤½…–—•©'),
  fc.constantFrom('😀', '❤️', '👨‍👩‍👧', '🇫🇮', '\u0000', '\u200b', '\u202e'),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
    .filter((one) => !/[\p{L}\p{M}\p{N}\s"'“”„‟‘’‚‛!?%€/.,:;+\-()]/u.test(one)),
);

test('message: letters, digits, white space, quotes and ! ? % € / . , : ; + - ( ) are allowed in any mixture [FRM-22]', () => {
  fc.assert(fc.property(fc.array(allowed), (parts) => !hasSpecialCharacters(parts.join(''))));
});

test('message: one other character anywhere is reported as special [FRM-22]', () => {
  fc.assert(
    fc.property(allowed, special, allowed, (before, one, after) =>
      hasSpecialCharacters(before + one + after),
    ),
  );
});

const schema = object({ Message: requiredMessage(), Name: requiredText(), City: optionalText() });
const check = async (values: { Message: string; Name: string; City: string }) => {
  const { errors } = await createResolver(schema)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
};

test('errors: each invalid field has the key of its text, once [FRM-17]', async () => {
  expect(await check({ Message: ' ', Name: '', City: '' })).toEqual({
    Message: 'requiredLabel',
    Name: 'requiredLabel',
  });
  expect(await check({ Message: 'a & b', Name: 'Å', City: '&' })).toEqual({ Message: 'specialCharacters' });
  expect(await check({ Message: 'Hei!', Name: 'Å', City: '' })).toEqual({});
});

test('asterisk: it depends on the schema [FRM-15] [FRM-16]', () => {
  expect(
    ['Message', 'Name', 'City', 'Other'].map((name) =>
      isRequired(schema, name, { Message: '', Name: '', City: '' }),
    ),
  ).toEqual([true, true, false, false]);
});
