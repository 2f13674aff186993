import { expect, test } from 'vitest';
import { cleanPasted, cleanPostalCode } from '#lib/pasted.ts';
import { isEmail, requiredMessage, requiredText } from '#schemas/rules.ts';
import { newsletter } from '#schemas/sign-ups.ts';
import { address } from '#schemas/address.ts';
import { readTypedDay } from '#lib/day.ts';

test.each([
  [' a@b.fi\u00a0', 'a@b.fi'],
  ['\u200ea@b.fi\u200f', 'a@b.fi'],
  ['\u202aa@b.fi\u202c', 'a@b.fi'],
  ['mailto:a@b.fi', 'a@b.fi'],
  [' Mailto: a@b.fi', 'a@b.fi'],
  ['tel:0501234567', '0501234567'],
  ['TAL\u00advi\u200b10\ufeff', 'TALvi10'],
  ['TAL\u200dVI\u200c', 'TALVI'],
  ['\uff21\uff11\uff10\uff0d\uff11', 'A10-1'],
  ['\u3000\uff11\u3000', '1'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🍳', '👩\u200d🍳'],
  ['Maija  Meri', 'Maija  Meri'],
])('pasted text: %j is read as %j', (text, cleaned) => expect(cleanPasted(text)).toBe(cleaned));

test.each([
  '00100',
  ' 00 100',
  'FI-00100',
  'fi00100',
  'FI 00100',
  '\uff10\uff10\uff11\uff10\uff10',
  '\u200e00100',
])('postal code: %j is read as 00100 [DLV-04]', (text) => expect(cleanPostalCode(text)).toBe('00100'));

test('pasted text: every rule reads it cleaned, and the cleaned text is sent', async () => {
  expect(isEmail('mailto:a@b.fi\u200e')).toBe(true);
  expect(newsletter.toData({ email: 'mailto:a@b.fi\u200e' })).toEqual({ email: 'a@b.fi' });
  expect(readTypedDay('\u200e1.12.2026')).toBe('2026-12-01');
  expect(await requiredMessage().isValid('Hyv\u00ad\u00e4\u200b!')).toBe(true);
  expect(await requiredText().isValid('\u200b\ufeff')).toBe(false);
  const typed = { ...address.initial, postalCode: 'FI-00100', phoneNumber: '\u202a501234567\u202c' };
  for (const name of ['postalCode', 'phoneNumber'] as const)
    await expect(address.schema.validateAt(name, typed)).resolves.toBeDefined();
  expect(address.toData(typed)).toMatchObject({ postalCode: '00100', phoneNumber: '501234567' });
});
