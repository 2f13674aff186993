import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Corporate newsletter': { fi: 'Yrityksen uutiskirje', sv: 'Företagets nyhetsbrev' },
  'A modal to subscribe in, opened by a link to its hash.': {
    fi: 'Tilausikkuna, joka avautuu linkistä sen osoitteen loppuun (#).',
    sv: 'En dialogruta för prenumeration, öppnas av en länk till dess hash (#).',
  },
};
