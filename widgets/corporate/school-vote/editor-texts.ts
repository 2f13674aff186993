import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'School vote': { fi: 'Kouluäänestys', sv: 'Skolomröstning' },
  Choices: { fi: 'Vaihtoehdot', sv: 'Alternativ' },
  Choice: { fi: 'Vaihtoehto', sv: 'Alternativ' },
  'A question with choices. The selected choice shows its explanation. Nothing is sent or counted.': {
    fi: 'Kysymys vaihtoehtoineen; valittu kertoo, mitä se tarkoittaa. Mitään ei lähetetä eikä lasketa.',
    sv: 'En fråga med alternativ; det valda berättar vad det betyder. Inget skickas eller räknas.',
  },
  'Shown once it is chosen': {
    fi: 'Näkyy, kun vaihtoehto on valittu',
    sv: 'Visas när alternativet har valts',
  },
  'Above the choices': { fi: 'Vaihtoehtojen yläpuolella', sv: 'Ovanför alternativen' },
};
