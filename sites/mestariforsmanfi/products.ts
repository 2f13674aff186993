import { createProducts } from '../../cms/demo/products/make.ts';

/** Alder-smoked craft products. */
export const products = createProducts('mestariforsmanfi', 'fi', [
  {
    code: '70101',
    name: 'Kuparisavu lauantaimakkara, käsin sidottu',
    category: 'Makkarat',
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
    teaser: 'Kypsä vasta sinun pannullasi.',
    description:
      'Karkea raakamakkara, jonka mausteena on yrttejä ja tammilehdellä savustettua suolaa. Paista miedolla lämmöllä.',
    ingredients: 'Suomalainen sianliha (92 %), vesi, savusuola, timjami, mustapippuri. Suoli: sian suoli.',
    weight: 320,
    price: 590,
    tags: ['makkara', 'grilli', 'käsityö', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
]);
