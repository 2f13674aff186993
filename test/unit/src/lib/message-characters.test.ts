import { describe, expect, it } from 'vitest';
import { hasSpecialCharacters, listSpecialCharacters } from '#lib/message-characters.ts';

describe('message characters [FRM-22]', () => {
  it.each([
    'Hyvää päivää! Mikä on 100 % lihaa? (Hinta: 12,90 €/kg; alv. 14-25 + kulut)',
    'Åse säger: ”Gott!” och ’tack’',
    `"straight" and 'single'`,
    'Žilvinas Ñandú Ελλάδα Привет',
    'e\u0301 in two characters',
    'tabs\tand\nlines\r\n',
    '',
  ])('%j is allowed', (text) => {
    expect(hasSpecialCharacters(text)).toBe(false);
  });

  it.each([...'<>@#&*=_[]{}|\\^~`$£§°½×…–—', '\0', '\u200b', '🌭', '❤️', '1️⃣', '²'])(
    '%j is refused',
    (character) => {
      expect(hasSpecialCharacters(`a ${character} b`)).toBe(true);
    },
  );

  it.each([
    ['Hyvää & kallista <b>', '& < >'],
    ['& & &', '&'],
    ['🌭 ja \u2665', '🌭 \u2665'],
    ['#@*=_[]', '# @ * = _'],
    ['12,90 €', ''],
  ])('%j: the characters that are not allowed are %j', (text, characters) => {
    expect(listSpecialCharacters(text).join(' ')).toBe(characters);
  });
});
