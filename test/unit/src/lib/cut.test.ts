import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncate } from '#lib/cut.ts';

test('truncate: a text is cut at the limit, a shorter one stays unchanged [FRM-20]', () => {
  expect(truncate('abc', 3)).toBe('abc');
  expect(truncate('abcd', 3)).toBe('abc');
  for (const character of ['\u{10000}', '\u{10ffff}']) expect(truncate(`a${character}`, 2)).toBe('a');
});

test('truncate: no text exceeds the limit, and no character is split [FRM-20]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(40), (text, limit) => {
      const result = truncate(text, limit);
      expect(result.length).toBeLessThanOrEqual(limit);
      expect(text.startsWith(result)).toBe(true);
      expect(() => encodeURIComponent(result)).not.toThrow();
      expect(Math.min(text.length, limit) - result.length).toBeLessThanOrEqual(1);
    }),
  );
});
