import { productsOf } from './make.ts';

/** The online butcher's counter. */
export const lihakauppa = productsOf('lihakauppa', 'fi', [
  {
    code: '20101',
    name: 'Naudan entrecôte, raakakypsytetty 21 vrk',
    category: 'Nauta',
    scene: 'steak',
    teaser: 'Kolme viikkoa luun ympärillä kypsynyttä, hienosti marmoroitunutta naudanselkää.',
    description:
      'Entrecôte leikataan selän etuosasta, jossa rasva kulkee lihan sisällä. Ota pihvit huoneenlämpöön tuntia ennen paistamista, paista kuumalla ja anna levätä yhtä kauan kuin paistoit.',
    ingredients: 'Suomalainen naudanliha.',
    weight: 500,
    price: 2490,
    comparedPrice: 2990,
    stock: 18,
    tags: ['nauta', 'pihvi', 'grilli'],
  },
  {
    code: '20102',
    name: 'Possun kassler luulla',
    category: 'Possu',
    scene: 'roast',
    teaser: 'Mehukas niskapaisti, joka kestää pitkän uunin ja kuuman grillin.',
    description:
      'Kassler on possun anteeksiantavin pala: rasva pitää sen mehukkaana, vaikka ajastin unohtuisi. Hauduta 120 asteessa viisi tuntia tai leikkaa pihveiksi grilliin.',
    ingredients: 'Suomalainen sianliha.',
    weight: 1500,
    price: 1795,
    stock: 24,
    tags: ['possu', 'pata', 'uuni'],
  },
]);
