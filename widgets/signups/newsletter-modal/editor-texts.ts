import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Corporate newsletter': { fi: 'Yrityksen uutiskirje', sv: 'Företagets nyhetsbrev' },
  'A modal for subscribing to the newsletter. A link to its hash opens it.': {
    fi: 'Tilausikkuna, joka avautuu linkistä sen osoitteen loppuun (#).',
    sv: 'En dialogruta för prenumeration, öppnas av en länk till dess hash (#).',
  },
};
