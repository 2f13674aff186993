import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Product search': { fi: 'Tuotehaku', sv: 'Produktsök' },
  'Product group': { fi: 'Tuoteryhmä', sv: 'Produktgrupp' },
  Equipment: { fi: 'Laitteet', sv: 'Utrustning' },
  Card: { fi: 'Kortti', sv: 'Kort' },
  'Searches the products of the site as cards, with filters by group and properties.': {
    fi: 'Kaikki sivuston tuotteet kortteina; niitä voi hakea ja rajata ryhmän ja ominaisuuksien mukaan.',
    sv: 'Webbplatsens alla produkter som kort, att söka i och avgränsa efter grupp och egenskaper.',
  },
  'Narrows the search. Default: all': {
    fi: 'Rajaa hakua. Oletus: kaikki',
    sv: 'Avgränsar sökningen. Standard: alla',
  },
  'Searches equipment products': { fi: 'Hakee laitteita', sv: 'Söker utrustning' },
  'Variant of the product cards. Default: by site': {
    fi: 'Tuotekorttien muunnelma. Oletus: sivuston mukaan',
    sv: 'Produktkortens variant. Standard: efter webbplats',
  },
  'Its address, with {code} where the code goes': {
    fi: 'Palvelun osoite, koodin kohdalla {code}',
    sv: 'Tjänstens adress, med {code} där koden ska stå',
  },
};
