import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Brand carousel': { fi: 'Brändikaruselli', sv: 'Varumärkeskarusell' },
  Brands: { fi: 'Brändit', sv: 'Varumärken' },
  Static: { fi: 'Paikallaan', sv: 'Stillastående' },
  'The logos of brands in a looping or fixed row.': {
    fi: 'Brändien logot kiertävässä rivissä tai paikallaan pysyvinä riveinä.',
    sv: 'Varumärkenas logotyper i en rad som snurrar, eller i en som står stilla.',
  },
  'Of the brand’s page': { fi: 'Brändin sivun osoite', sv: 'Till varumärkets sida' },
  'Of the brand': { fi: 'Brändin nimi', sv: 'Varumärkets namn' },
  'Each brand once, in rows that do not move': {
    fi: 'Jokainen brändi kerran, riveinä, jotka eivät liiku',
    sv: 'Varje varumärke en gång, i rader som står stilla',
  },
};
