import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'School header': { fi: 'Koulusivun avaus', sv: 'Skolsidans inledning' },
  'The introduction of a school material page: a heading, a text and a picture.': {
    fi: 'Koulumateriaalisivun avaus: otsikko, teksti ja kuva.',
    sv: 'Inledningen på en sida med skolmaterial: rubrik, text och bild.',
  },
  'What the material is about': { fi: 'Mitä materiaali käsittelee', sv: 'Vad materialet handlar om' },
  'Below the heading': { fi: 'Otsikon alla', sv: 'Under rubriken' },
  'Beside the text, above it on a phone': {
    fi: 'Tekstin vieressä, puhelimessa sen yläpuolella',
    sv: 'Bredvid texten, ovanför den på en telefon',
  },
};
