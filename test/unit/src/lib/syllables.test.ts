import { expect, test } from 'vitest';
import { ADDRESS, ADDRESS_BREAK, SYLLABLE } from '#lib/syllables.ts';

test.each([
  ['Grillimakkara', 'Gril-li-mak-kara'],
  ['Raakakypsytetty', 'Raa-ka-kyp-sy-tetty'],
  ['Mustapippuripastrami', 'Mus-ta-pip-pu-ri-past-rami'],
  ['Grillkorvspannkaka', 'Grill-korvs-pann-kaka'],
  ['xxxxxxxxxxxxxxxx', 'xxxxxxxxxxxxxxxx'],
])('syllables: %s, is split before the last consonant between vowels', (word, split) => {
  expect(word.split(SYLLABLE).join('-')).toBe(split);
});

test.each(['b', 'ab', 'a'])('syllables: %s a hundred thousand times, takes no long time', (unit) => {
  const started = performance.now();
  expect(unit.repeat(100_000).split(SYLLABLE).join('')).toBe(unit.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(2000);
});

test('addresses: they break after the @ and before the dots, not before a dot that ends a sentence', () => {
  const [address = ''] = new RegExp(ADDRESS).exec('Kirjoita: ir@saaristo.example.') ?? [];
  expect(address.split(ADDRESS_BREAK)).toEqual(['ir@', 'saaristo', '.example']);
});
