import fc from 'fast-check';
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

const characters = [...'abcxyzABCXYZ0189.-'];
const local = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 30 });
const label = fc.stringMatching(/^[A-Za-z0-9-]{1,10}$/);
const labels = fc.array(label, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));
const ending = fc.stringMatching(/^[A-Za-z0-9]{2,3}$/);
const space = fc.stringMatching(/^\s{0,3}$/);

test('e-mail: letters, digits, dots and hyphens, an @ and an ending of 2 or 3 characters pass [FRM-18]', () => {
  fc.assert(
    fc.property(local, labels, ending, space, space, (name, domain, end, before, after) => {
      expect(isEmail(`${before}${name}@${domain}.${end}${after}`)).toBe(true);
    }),
  );
});

test('e-mail: any other character fails [FRM-18]', () => {
  const other = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
    .filter((sign) => !/^[a-z0-9.\s-]$/i.test(sign));
  fc.assert(
    fc.property(local, labels, ending, other, fc.nat(), (name, domain, end, sign, place) => {
      const text = `${name}@${domain}.${end}`;
      const at = 1 + (place % (text.length - 1));
      expect(isEmail(text.slice(0, at) + sign + text.slice(at))).toBe(false);
    }),
  );
});

test('e-mail: an ending of another length fails [FRM-18]', () => {
  fc.assert(
    fc.property(local, label, fc.stringMatching(/^([a-z0-9]|[a-z0-9]{4,12})$/), (name, domain, end) => {
      expect(isEmail(`${name}@${domain}.${end}`)).toBe(false);
    }),
  );
});
