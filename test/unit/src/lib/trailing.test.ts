import { expect, test } from 'vitest';
import { withoutTrailing } from '#lib/trailing.ts';

test.each([
  ['/haku///', '/', '/haku'],
  ['/a//b', '/', '/a//b'],
  ['///', '/', ''],
  ['', '/', ''],
  ['Nimi *', ' *', 'Nimi'],
])('takes from the end of %j all of %j', (text, characters, left) => {
  expect(withoutTrailing(text, characters)).toBe(left);
});
