import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'News releases': { fi: 'Tiedotteiden tilaus', sv: 'Prenumerera på pressmeddelanden' },
  'Newsletter option': { fi: 'Uutiskirjevaihtoehto', sv: 'Nyhetsbrevsalternativ' },
  'A modal for subscribing to kinds of news releases. A link to its hash opens it.': {
    fi: 'Ikkuna, jossa tilataan erilaisia tiedotteita; avautuu linkistä sen osoitteen loppuun (#).',
    sv: 'En dialogruta för att prenumerera på pressmeddelanden, öppnas av en länk till dess hash (#).',
  },
  'The last of the choices': { fi: 'Vaihtoehdoista viimeinen', sv: 'Det sista av alternativen' },
};
