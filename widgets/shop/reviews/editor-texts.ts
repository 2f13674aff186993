import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  Reviews: { fi: 'Arvostelut', sv: 'Recensioner' },
  'Reviews at a time': { fi: 'Arvosteluja kerralla', sv: 'Recensioner åt gången' },
  'Name of the visitor': { fi: 'Kävijän nimi', sv: 'Besökarens namn' },
  'Customers’ reviews of a product, and a form for a review. For a product page of the shop. Addresses with #reviews lead to it.':
    {
      fi: 'Mitä asiakkaat sanovat tuotteesta, ja lomake arvostelun kirjoittamiseen. Verkkokaupan tuotesivulle; #reviews-loppuiset osoitteet vievät tähän.',
      sv: 'Vad kunderna säger om en produkt, och ett formulär för att skriva en recension. För webbutikens produktsidor; adresser som slutar på #reviews leder hit.',
    },
  'Number of the product that the reviews are about': {
    fi: 'Sen tuotteen numero, jota arvostelut koskevat',
    sv: 'Numret på produkten som recensionerna gäller',
  },
  'How many come at once': { fi: 'Montako tulee kerralla', sv: 'Hur många som hämtas åt gången' },
  'Initial nickname. Default: the name of the logged-in customer': {
    fi: 'Nimimerkki aluksi. Oletus: kirjautunut käyttäjä',
    sv: 'Signaturen från början. Standard: den inloggade',
  },
};
