import { expect, test } from 'vitest';
import { createTeaser } from '#lib/teaser.ts';

test.each([
  ['a text that fits', 'Hyvää lihaa', 11, 'Hyvää lihaa'],
  ['the end of a word at the limit', 'Hyvää lihaa ja makkaraa', 11, 'Hyvää lihaa'],
  ['a space at the limit', 'Hyvää lihaa ja makkaraa', 12, 'Hyvää lihaa'],
  ['a limit inside a word', 'Hyvää lihaa ja makkaraa', 18, 'Hyvää lihaa ja'],
  ['two spaces at the limit', 'Hyvää  lihaa', 6, 'Hyvää'],
  ['a limit inside a word after two spaces', 'Hyvää  lihaa', 9, 'Hyvää'],
  ['a limit 25 characters after a word', `${'a'.repeat(15)} ${'b'.repeat(60)}`, 40, 'a'.repeat(15)],
  ['a long word after a space', ' makkaraa', 5, ' makk'],
  ['a long word', 'a'.repeat(60), 40, 'a'.repeat(40)],
  ['a long word after a short one', `Oi ${'a'.repeat(60)}`, 40, `Oi ${'a'.repeat(37)}`],
  ['a character of two units', `${'a'.repeat(9)}🌭🌭`, 10, 'a'.repeat(9)],
])('teaser: it cuts %s [REV-07]', (_case, text, limit, start) => {
  expect(createTeaser(text, limit)).toBe(start);
});
