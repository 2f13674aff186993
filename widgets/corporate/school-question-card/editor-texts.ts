import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Question card': { fi: 'Kysymyskortti', sv: 'Frågekort' },
  'A card that turns from a question to its answer and back.': {
    fi: 'Kortti, joka kääntyy kysymyksestä vastaukseen ja takaisin.',
    sv: 'Ett kort som vänds från en fråga till svaret och tillbaka.',
  },
  'On the front of the card': { fi: 'Kortin etupuolella', sv: 'På kortets framsida' },
  'On its back': { fi: 'Kortin takapuolella', sv: 'På kortets baksida' },
  'Above the question': { fi: 'Kysymyksen yläpuolella', sv: 'Ovanför frågan' },
};
