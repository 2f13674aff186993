import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Banner on recipe pages': { fi: 'Reseptisivujen palkki', sv: 'Banner på receptsidor' },
  Link: { fi: 'Linkki', sv: 'Länk' },
  'A text at the bottom of a phone, until the visitor closes it.': {
    fi: 'Teksti puhelimen näytön alareunassa, kunnes kävijä sulkee sen.',
    sv: 'En text längst ner på telefonen, tills besökaren stänger den.',
  },
  'Below the text': { fi: 'Tekstin alla', sv: 'Under texten' },
};
