import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Like button': { fi: 'Tykkäyspainike', sv: 'Gillaknapp' },
  'A heart with the number of likes. Each visitor can like a piece of content once.': {
    fi: 'Sydän ja tykkäysten määrä. Kukin kävijä voi tykätä sisällöstä kerran.',
    sv: 'Ett hjärta med antalet gillamarkeringar. Varje besökare kan gilla ett innehåll en gång.',
  },
  'Id of the content that is liked': {
    fi: 'Tykättävän sisällön tunniste',
    sv: 'Id för innehållet som gillas',
  },
  'Number of likes when the page was made': {
    fi: 'Tykkäysten määrä, kun sivu tehtiin',
    sv: 'Antal gillamarkeringar när sidan gjordes',
  },
};
