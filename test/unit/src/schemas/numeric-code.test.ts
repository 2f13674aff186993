import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNumericCode } from '#schemas/rules.ts';

test('numeric code: seven to twelve digits pass [FRM-19]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,20}$/), (digits) => {
      expect(isNumericCode(digits)).toBe(digits.length >= 7 && digits.length <= 12);
    }),
  );
});

test.each(['501 23123', '+35850123', '50123123a', ' 50123123', '5012312٣', ''])(
  'numeric code: other characters than digits fail: %j [FRM-19]',
  (text) => {
    expect(isNumericCode(text)).toBe(false);
  },
);
