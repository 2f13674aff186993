import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'School video': { fi: 'Kouluvideo', sv: 'Skolvideo' },
  'A video of the school material behind a picture; it opens in a dialog.': {
    fi: 'Koulumateriaalin video kuvan takana; avautuu ikkunaan.',
    sv: 'En video ur skolmaterialet bakom en bild; den öppnas i en dialogruta.',
  },
};
