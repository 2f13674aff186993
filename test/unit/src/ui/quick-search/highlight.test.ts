import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight } from '../../../../../src/ui/quick-search/highlight.ts';

/** Returns the text with its matches in brackets. */
const marked = (text: string, query: string) =>
  highlight(text, query)
    .map(({ text: piece, matches }) => (matches ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Grillimakkarat', 'makkara', 'Grilli[makkara]t'],
  ['MAKKARA ja makkara', 'Makkara', '[MAKKARA] ja [makkara]'],
  ['Äyräkinkku', 'äyrä', '[Äyrä]kinkku'],
  ['Uunilenkki juustolla', 'juusto uuni', '[Uuni]lenkki [juusto]lla'],
  ['Lihapullat', 'liha lihapulla', '[Lihapulla]t'],
  ['A la carte', 'a la', 'A [la] carte'],
  ['Hinta (2,50 €) + pantti', '(2,50 € + [', 'Hinta [(2,50] €) + pantti'],
  ['Rantalenkki', 'makkara', 'Rantalenkki'],
  ['Makkara', '   ', 'Makkara'],
  ['', 'makkara', ''],
])('highlight: in %j, %j is marked: %j [QS-07]', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('highlight: the pieces are the text, for any query [QS-07]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      expect(
        highlight(text, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
