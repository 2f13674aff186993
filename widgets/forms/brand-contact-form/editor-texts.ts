import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Brand contact form': { fi: 'Brändin yhteydenottolomake', sv: 'Varumärkets kontaktformulär' },
  'Privacy policy': { fi: 'Tietosuojaseloste', sv: 'Integritetspolicy' },
  'A message to a brand, with an image if the visitor has one.': {
    fi: 'Viesti brändille, halutessa kuvan kanssa.',
    sv: 'Ett meddelande till ett varumärke, med en bild om besökaren har en.',
  },
  'Its address': { fi: 'Selosteen osoite', sv: 'Policyns adress' },
};
