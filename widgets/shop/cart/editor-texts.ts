import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  Cart: { fi: 'Ostoskori', sv: 'Varukorg' },
  'The cart: products, quantities, voucher codes, the total, and a button to the checkout. For the shop’s cart page.':
    {
      fi: 'Ostoskorin sisältö: määrät, etukoodit, loppusumma ja jatko kassalle. Verkkokaupan ostoskorisivulle.',
      sv: 'Det som finns i varukorgen: antal, förmånskoder, summan och vägen till kassan. För webbutikens varukorgssida.',
    },
  'Where shopping goes on': { fi: 'Missä ostoksia jatketaan', sv: 'Där man fortsätter handla' },
  'Beside the cart. Without any: safe payment and fresh delivery': {
    fi: 'Ostoskorin vieressä. Ilman kortteja: turvallinen maksu ja tuore toimitus',
    sv: 'Bredvid varukorgen. Utan kort: trygg betalning och färsk leverans',
  },
};
