import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Questions and answers': { fi: 'Kysymykset ja vastaukset', sv: 'Frågor och svar' },
  Questions: { fi: 'Kysymykset', sv: 'Frågor' },
  'A list of questions; each opens its answer. Long lists show nine first.': {
    fi: 'Luettelo kysymyksistä, joista kukin avaa vastauksensa. Pitkistä näkyy aluksi yhdeksän.',
    sv: 'En lista med frågor som var och en öppnar sitt svar. Av långa listor visas nio först.',
  },
  'Shown once the question is opened': { fi: 'Näkyy, kun kysymys avataan', sv: 'Visas när frågan öppnas' },
  'Above the list. None where it is empty': {
    fi: 'Luettelon yläpuolella. Tyhjänä ei otsikkoa',
    sv: 'Ovanför listan. Ingen rubrik om det är tomt',
  },
};
