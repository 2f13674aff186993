import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Complaint form': { fi: 'Reklamaatiolomake', sv: 'Reklamationsformulär' },
  'A complaint about a product: which one, what is wrong with it, pictures, and how to answer.': {
    fi: 'Reklamaatio tuotteesta: mikä tuote, mitä vikaa, kuvat ja miten vastataan.',
    sv: 'En reklamation av en produkt: vilken, vad som är fel, bilder och hur man svarar.',
  },
};
