import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Brand contact form with address': {
    fi: 'Brändin yhteydenottolomake osoitteella',
    sv: 'Varumärkets kontaktformulär med adress',
  },
  'A message to a brand, with a postal address and an image.': {
    fi: 'Viesti brändille, mukana postiosoite ja kuva.',
    sv: 'Ett meddelande till ett varumärke, med postadress och bild.',
  },
};
