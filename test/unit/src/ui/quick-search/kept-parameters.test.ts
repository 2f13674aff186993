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
])('QS-02 the form sends along what %s has already', (address, expected) => {
  expect(getKeptParameters(address)).toEqual(expected);
});
