import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Feedback form': { fi: 'Palautelomake', sv: 'Feedbackformulär' },
  'General feedback about a product or another subject, with contact details.': {
    fi: 'Yleinen palaute tuotteesta tai muusta, ja miten siihen vastataan.',
    sv: 'Allmän feedback om en produkt eller något annat, och hur man svarar.',
  },
};
