import { createProducts } from './make.ts';

/** Alder-smoked craft products. */
export const mestariforsmanfi = createProducts('mestariforsmanfi', 'fi', [
  {
    code: '70101',
    name: 'Kuparisavu lauantaimakkara, käsin sidottu',
    category: 'Makkarat',
    scene: 'ring',
    teaser: 'Lauantaimakkara, joka ansaitsee paksun siivun.',
    description:
      'Sidomme makkaran langalla ja ripustamme savuun yöksi. Lihaa on 85 prosenttia, ja sen maistaa.',
    ingredients:
      'Suomalainen sian- ja naudanliha (85 %), vesi, suola, valkopippuri, muskotti, hapettumisenestoaine (E 301), säilöntäaine (E 250).',
    weight: 400,
    price: 690,
    tags: ['makkara', 'leipä', 'käsityö', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '70102',
    name: 'Kuparisavu palvikinkku luulla',
    category: 'Palvit',
    scene: 'ham',
    teaser: 'Kolmekymmentä tuntia leppää, ei nestesavua.',
    description:
      'Kinkku kuivasuolataan, lepää kaksi viikkoa ja palvataan hitaasti luun ympärillä. Leikkaa pitkiä, ohuita siivuja luun suuntaan.',
    ingredients: 'Suomalainen sianliha (98 %), suola, hapettumisenestoaine (E 301), säilöntäaine (E 250).',
    weight: 2400,
    price: 4290,
    stock: 7,
    tags: ['palvi', 'kinkku', 'juhlat', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '70103',
    name: 'Kuparisavu mustapippuripastrami',
    category: 'Palvit',
    scene: 'slices',
    teaser: 'Rinta, rouhe ja savu. Kuivaa reunaa, mureaa keskustaa.',
    description: 'Naudan rinta saa viikon suolassa, yön pippurissa ja päivän savussa.',
    ingredients:
      'Suomalainen naudanliha (94 %), suola, mustapippuri, korianteri, fariinisokeri, säilöntäaine (E 250).',
    weight: 120,
    novelty: true,
    tags: ['nauta', 'leipä', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '70104',
    name: 'Kuparisavu raakamakkara, tammilehti',
    category: 'Makkarat',
    scene: 'sausages',
    teaser: 'Kypsä vasta sinun pannullasi.',
    description:
      'Karkea raakamakkara, jonka mausteena on yrttejä ja tammilehdellä savustettua suolaa. Paista miedolla lämmöllä.',
    ingredients: 'Suomalainen sianliha (92 %), vesi, savusuola, timjami, mustapippuri. Suoli: sian suoli.',
    weight: 320,
    price: 590,
    tags: ['makkara', 'grilli', 'käsityö', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
]);

/** Grill-kiosk classics to take home. */
export const sibylla = createProducts('sibylla', 'fi', [
  {
    code: '80101',
    name: 'Majakkagrilli kioskimakkara',
    category: 'Kotiin grilliltä',
    scene: 'sausages',
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
    scene: 'fries',
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
    scene: 'burger',
    teaser: 'Pihvi, kurkkusalaatti, sinappi. Ei selityksiä.',
    description:
      'Lämmitä pihvi pannulla, sämpylä kuivana vieressä ja kokoa viime hetkellä. Kurkkusalaatti on omassa pussissaan.',
    ingredients: 'Sämpylä (VEHNÄ, SEESAMI), naudanlihapihvi (38 %), kurkkusalaatti (SINAPPI), ketsuppi.',
    weight: 360,
    novelty: true,
    tags: ['burgeri', 'kioski', 'laktoositon'],
  },
]);
