import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNumericCode } from '#lib/numeric-code.ts';

test('FRM-19 seven to twelve digits are a numeric code', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,20}$/), (digits) => {
      expect(isNumericCode(digits)).toBe(digits.length >= 7 && digits.length <= 12);
    }),
  );
});

test.each(['501 23123', '+35850123', '50123123a', ' 50123123', '5012312٣', ''])(
  'FRM-19 anything beside digits makes it none: %j',
  (text) => {
    expect(isNumericCode(text)).toBe(false);
  },
);
