import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  Checkout: { fi: 'Kassa', sv: 'Kassa' },
  'Payment methods': { fi: 'Maksutavat', sv: 'Betalningssätt' },
  'Purchase form': { fi: 'Tilauslomake', sv: 'Beställningsformulär' },
  'Heading of the messages': { fi: 'Virheiden otsikko', sv: 'Felens rubrik' },
  'Delivery and payment, the two steps after the cart. Visible only if the address ends in #toimitus or #maksu.':
    {
      fi: 'Toimitus ja maksu, ostoskorin jälkeiset kaksi vaihetta. Näkyy vain, kun osoite päättyy #toimitus tai #maksu.',
      sv: 'Leverans och betalning, de två stegen efter varukorgen. Visas bara när adressen slutar på #toimitus eller #maksu.',
    },
  'What a visitor can pay with, in this order': {
    fi: 'Millä kävijä voi maksaa, tässä järjestyksessä',
    sv: 'Det som besökaren kan betala med, i denna ordning',
  },
  'What the payment service knows it by': {
    fi: 'Millä maksupalvelu tuntee maksutavan',
    sv: 'Det som betaltjänsten känner betalningssättet som',
  },
  'CSS selector of the form on the page that takes the order': {
    fi: 'Tilauksen vastaanottavan sivun lomakkeen CSS-valitsin',
    sv: 'CSS-selektor för formuläret på sidan som tar emot beställningen',
  },
  'Above the shop’s messages about the order': {
    fi: 'Verkkokaupan tilausta koskevien huomautusten yläpuolella',
    sv: 'Ovanför det som webbutiken har att säga om beställningen',
  },
};
