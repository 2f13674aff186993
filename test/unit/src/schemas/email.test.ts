import { expect, test } from 'vitest';
import { isEmail } from '#schemas/rules.ts';

test.each(['a.b-c@x.fi', 'A@X.FI', '1@2.33', ' aino@atria.fi\n', 'a@b.c-d.com', '.-@x.fi'])(
  'e-mail: %j passes [FRM-18]',
  (text) => expect(isEmail(text)).toBe(true),
);

test.each([
  '',
  ' ',
  '@x.fi',
  'a@.fi',
  'a@x',
  'a@x.f',
  'a@x.info',
  'a+b@x.fi',
  'a_b@x.fi',
  'a b@x.fi',
  'a@x.fi.',
])('e-mail: %j fails [FRM-18]', (text) => expect(isEmail(text)).toBe(false));

test.each(['a@x.fi, b@x.fi', 'Aino <a@x.fi>', 'a@x.fi\nbcc: b@x.fi', 'a@@x.fi', 'ä@x.fi'])(
  'e-mail: the whole text must match: %j fails [FRM-18]',
  (text) => expect(isEmail(text)).toBe(false),
);
