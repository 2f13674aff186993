import { createProducts } from '../../cms/demo/products/make.ts';

/** Grill-kiosk classics to take home. */
export const products = createProducts('sibylla', 'fi', [
  {
    code: '80101',
    name: 'Majakkagrilli kioskimakkara',
    category: 'Kotiin grilliltä',
    teaser: 'Sama makkara, joka pyörii luukun takana puoli kahdelta yöllä.',
    description: 'Rapea kuori, mieto savu ja mitta, joka riittää sämpylän molemmista päistä yli.',
    ingredients:
      'Sian- ja naudanliha (66 %), vesi, perunatärkkelys, suola, mausteet (mm. SINAPPI), hapettumisenestoaine (E 301), säilöntäaine (E 250).',
    weight: 480,
    price: 429,
    tags: ['makkara', 'kioski', 'hodari', 'gluteeniton', 'laktoositon'],
  },
  {
    code: '80102',
    name: 'Majakkagrilli ranskalaiset, grillin leikkaus',
    category: 'Kotiin grilliltä',
    teaser: 'Paksut, kahdesti paistetut. Uuni riittää.',
    description:
      'Suomalainen peruna leikataan sormen paksuiseksi ja esipaistetaan. Uunissa 225 astetta, 20 minuuttia, pelti kerran ravistaen.',
    ingredients: 'Peruna (95 %), auringonkukkaöljy, suola.',
    weight: 700,
    tags: ['ranskalaiset', 'kioski', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '80103',
    name: 'Majakkagrilli kioskiburgeri, 2 kpl',
    category: 'Kotiin grilliltä',
    teaser: 'Pihvi, kurkkusalaatti, sinappi. Ei selityksiä.',
    description:
      'Lämmitä pihvi pannulla, sämpylä kuivana vieressä ja kokoa viime hetkellä. Kurkkusalaatti on omassa pussissaan.',
    ingredients: 'Sämpylä (VEHNÄ, SEESAMI), naudanlihapihvi (38 %), kurkkusalaatti (SINAPPI), ketsuppi.',
    weight: 360,
    novelty: true,
    tags: ['burgeri', 'kioski', 'laktoositon'],
  },
]);
