import { productsOf } from './make.ts';

/** The oat-fed chicken range. */
export const jyvabroiler = productsOf('jyvabroiler', 'fi', [
  {
    code: '30101',
    name: 'Jyväranta kokonainen broileri',
    category: 'Broileri',
    scene: 'chicken',
    teaser: 'Kauralla kasvanut lintu, joka riittää sunnuntaina neljälle ja maanantaina keittoon.',
    description:
      'Jyvärannan broilerit syövät suomalaista kauraa ja vehnää. Rehu näkyy lihan väristä ja maistuu puhtaana. Paista 175 asteessa, kunnes koiven neste on kirkasta, ja keitä luista liemi.',
    ingredients: 'Suomalainen broileri.',
    weight: 1400,
    price: 1190,
    tags: ['broileri', 'uuni', 'sunnuntai'],
  },
  {
    code: '30102',
    name: 'Jyväranta fileepihvit',
    category: 'Broileri',
    scene: 'fillet',
    teaser: 'Maustamattomat fileet, valmiiksi halkaistut ja tasapaksut.',
    description:
      'Tasapaksu pihvi kypsyy pannulla samaan aikaan reunasta keskelle. Kolme minuuttia puoleltaan riittää. Maustamaton, joten suola ja pippuri jäävät sinun käsiisi.',
    ingredients: 'Suomalainen broilerin rintafilee.',
    weight: 440,
    price: 690,
    tags: ['broileri', 'pannu', 'arki'],
  },
]);
