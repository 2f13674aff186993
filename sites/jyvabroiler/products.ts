import { createProducts } from '../../cms/demo/products/make.ts';

/** Products of chicken fed with oats. */
export const products = createProducts('jyvabroiler', 'fi', [
  {
    code: '30101',
    name: 'Jyväranta kokonainen broileri',
    category: 'Broileri',
    teaser: 'Kauralla kasvanut lintu, joka riittää sunnuntaina neljälle ja maanantaina keittoon.',
    description:
      'Jyvärannan broilerit syövät suomalaista kauraa ja vehnää. Rehu näkyy lihan väristä ja maistuu puhtaana. Paista 175 asteessa, kunnes koiven neste on kirkasta, ja keitä luista liemi.',
    ingredients: 'Suomalainen broileri.',
    weight: 1400,
    price: 1190,
    tags: ['broileri', 'uuni', 'sunnuntai', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '30102',
    name: 'Jyväranta fileepihvit',
    category: 'Broileri',
    teaser: 'Maustamattomat fileet, valmiiksi halkaistut ja tasapaksut.',
    description:
      'Tasapaksu pihvi kypsyy pannulla samaan aikaan reunasta keskelle. Kolme minuuttia puoleltaan riittää. Maustamaton, joten suola ja pippuri jäävät sinun käsiisi.',
    ingredients: 'Suomalainen broilerin rintafilee.',
    weight: 440,
    price: 690,
    tags: ['broileri', 'pannu', 'arki', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '30103',
    name: 'Jyväranta koipireisi, hunaja & sinappi',
    category: 'Marinoidut',
    teaser: 'Koko koipi pellille, eikä muuta tarvita.',
    description:
      'Marinadissa on hunajaa, karkeaa sinappia ja omenaviinietikkaa. 200 astetta, 50 minuuttia, kaksi kääntöä.',
    ingredients:
      'Suomalainen broilerin koipireisi (88 %), vesi, hunaja, SINAPPI, rypsiöljy, omenaviinietikka, suola.',
    weight: 900,
    price: 749,
    tags: ['broileri', 'uuni', 'marinoitu', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '30104',
    name: 'Jyväranta siivet, savupaprika',
    category: 'Marinoidut',
    teaser: 'Siipiä katsomoon: ei liian tulisia, ei liian kilttejä.',
    description:
      'Savustettu paprika ja ripaus chiliä. Rapeat siivet tulevat kuumasta uunista, kun jätät niiden väliin tilaa.',
    ingredients:
      'Suomalainen broilerin siipi (90 %), vesi, rypsiöljy, suola, savupaprika, tomaatti, chili, valkosipuli.',
    weight: 750,
    tags: ['broileri', 'siivet', 'marinoitu', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '30105',
    name: 'Jyväranta jauheliha',
    category: 'Broileri',
    teaser: 'Kevyt jauheliha tacoihin, pyöryköihin ja kastikkeisiin.',
    description:
      'Koivesta ja rinnasta jauhettua, rasvaa seitsemän prosenttia. Mausta rohkeasti: broileri kantaa sitruunan, inkiväärin ja chilin.',
    ingredients: 'Suomalainen broilerinliha.',
    weight: 400,
    price: 479,
    tags: ['broileri', 'jauheliha', 'arki', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '30106',
    name: 'Jyväranta grillivartaat',
    category: 'Grilli',
    teaser: 'Paisileikettä, paprikaa ja punasipulia valmiiksi pujotettuina.',
    description: 'Kahdeksan varrasta, kymmenen minuuttia keskilämmöllä. Paisi ei kuivu, vaikka puhe venyisi.',
    ingredients:
      'Suomalainen broilerin paisti (70 %), paprika, punasipuli, rypsiöljy, vesi, suola, oregano, sitruunamehu.',
    weight: 480,
    novelty: true,
    tags: ['broileri', 'grilli', 'kesä', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '30107',
    name: 'Jyväranta ohuet leikesiivut',
    category: 'Leikkeleet',
    teaser: 'Uunissa paahdettua rintaa leivän päälle.',
    description:
      'Kokonaisena paahdettu fileerinta siivutetaan ohueksi. Lihapitoisuus 90 prosenttia, suolaa vähän.',
    ingredients:
      'Suomalainen broilerin rintafilee (90 %), vesi, suola, perunatärkkelys, sokeri, hapettumisenestoaine (E 300).',
    weight: 140,
    tags: ['broileri', 'leikkele', 'leipä', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
]);
