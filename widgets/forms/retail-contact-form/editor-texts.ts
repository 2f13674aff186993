import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Contact form for consumers': {
    fi: 'Kuluttajien yhteydenottolomake',
    sv: 'Kontaktformulär för konsumenter',
  },
  'A complaint about a product, or other feedback. The visitor chooses.': {
    fi: 'Reklamaatio tuotteesta tai muu palaute: kävijä valitsee.',
    sv: 'En reklamation av en produkt eller annan feedback: besökaren väljer.',
  },
  'Above the choice': { fi: 'Valinnan yläpuolella', sv: 'Ovanför valet' },
};
