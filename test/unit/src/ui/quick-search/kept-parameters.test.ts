import { expect, test } from 'vitest';
import { getKeptParameters } from '../../../../../src/ui/quick-search/kept-parameters.ts';

test.each([
  ['/haku', []],
  [
    '/haku?contentGroup=a&facetTags[]=x&facetTags[]=y#alku',
    [
      ['contentGroup', 'a'],
      ['facetTags[]', 'x'],
      ['facetTags[]', 'y'],
    ],
  ],
  ['https://example.com/?q=vanha&s=%C3%A4#q=1', [['s', 'ä']]],
  ['/haku#a?b=c', []],
])('quick search: the form sends the parameters of %s [QS-02]', (address, expected) => {
  expect(getKeptParameters(address)).toEqual(expected);
});
