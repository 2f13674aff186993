import { expect, test } from 'vitest';
import { withoutTrailing } from '#lib/trailing.ts';

test.each([
  ['/haku///', '/', '/haku'],
  ['/a//b', '/', '/a//b'],
  ['///', '/', ''],
  ['', '/', ''],
  ['Nimi *', ' *', 'Nimi'],
])('trailing characters: %j loses those of %j', (text, characters, left) => {
  expect(withoutTrailing(text, characters)).toBe(left);
});
