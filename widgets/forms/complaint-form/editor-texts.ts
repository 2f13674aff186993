import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Complaint form': { fi: 'Reklamaatiolomake', sv: 'Reklamationsformulär' },
  'A complaint about a product: the product, the fault, pictures, and contact details.': {
    fi: 'Reklamaatio tuotteesta: mikä tuote, mitä vikaa, kuvat ja miten vastataan.',
    sv: 'En reklamation av en produkt: vilken, vad som är fel, bilder och hur man svarar.',
  },
};
