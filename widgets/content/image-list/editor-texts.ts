import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Image list': { fi: 'Kuvaluettelo', sv: 'Bildlista' },
  'Pictures side by side, each with its text.': {
    fi: 'Kuvia vierekkäin, kussakin oma teksti.',
    sv: 'Bilder sida vid sida, var och en med sin text.',
  },
  'Below the picture': { fi: 'Kuvan alla', sv: 'Under bilden' },
};
