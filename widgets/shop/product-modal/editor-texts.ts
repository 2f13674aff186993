import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Product in a dialog': { fi: 'Tuote ikkunassa', sv: 'Produkt i dialogruta' },
  'A button that opens a product of the shop above the page: picture, rating, prices, the buy control and the delivery check.':
    {
      fi: 'Painike, joka avaa verkkokaupan tuotteen sivun päälle: kuva, arvosana, hinnat, ostaminen ja toimitusalueen tarkistus.',
      sv: 'En knapp som öppnar en av webbutikens produkter ovanpå sidan: bild, betyg, priser, köp och leveranskontroll.',
    },
  'The product to show': { fi: 'Mitä näytetään', sv: 'Det som visas' },
  'Where the button leads without JavaScript': {
    fi: 'Mihin painike vie ilman JavaScriptiä',
    sv: 'Vart knappen leder utan JavaScript',
  },
  'Opens the product': { fi: 'Avaa tuotteen', sv: 'Öppnar produkten' },
  'Reasons to buy. Default: domestic cattle, delivery and the family farm': {
    fi: 'Syitä ostaa. Oletus: kotimainen karja, toimitus ja perhetila',
    sv: 'Skäl att köpa. Standard: inhemsk boskap, leverans och familjegården',
  },
};
