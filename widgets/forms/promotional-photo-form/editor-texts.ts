import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Photo competition': { fi: 'Valokuvakilpailu', sv: 'Fototävling' },
  'An entry to a photo competition: contact details, a photo, and consent to the rules.': {
    fi: 'Osallistuminen valokuvakilpailuun: kuka, valokuva ja sääntöjen hyväksyminen.',
    sv: 'Ett bidrag till en fototävling: vem, ett foto och att reglerna godkänns.',
  },
  'Beside the box that agrees to them': {
    fi: 'Hyväksymisruudun vieressä',
    sv: 'Bredvid rutan som godkänner dem',
  },
};
