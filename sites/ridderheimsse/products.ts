import { createProducts } from '../../cms/demo/products/make.ts';

/** Long-matured charcuterie. */
export const products = createProducts('ridderheimsse', 'se', [
  {
    code: '62101',
    name: 'Lufttorkad skinka, 14 månader',
    category: 'Lufttorkat',
    teaser: 'Två somrar och en vinter på hängning, sedan ingenting mer.',
    description:
      'Salt, gris och havsluft. Skinkan hänger i fjorton månader och skivas så tunn att man kan läsa genom den.',
    ingredients: 'Griskött, havssalt.',
    weight: 80,
    tags: ['lufttorkat', 'plock', 'glutenfri', 'laktosfri'],
  },
  {
    code: '62102',
    name: 'Rosenskärs bresaola',
    category: 'Lufttorkat',
    teaser: 'Svenskt innanlår, torkat till rubinrött.',
    description:
      'Marineras i rödvin, lagerblad och enbär innan den hängs i elva veckor. Droppa över olivolja och riv över citronskal.',
    ingredients:
      'Nötkött (145 g per 100 g färdig vara), havssalt, rödvin, enbär, lagerblad, konserveringsmedel (E 252).',
    weight: 70,
    tags: ['lufttorkat', 'nöt', 'glutenfri', 'laktosfri'],
  },
  {
    code: '62103',
    name: 'Ankpaté med portvin',
    category: 'Patéer',
    teaser: 'Len paté för vardagar som vill vara helg.',
    description:
      'Anka, grädde och portvin, bakad under ett lock av gelé. Ta fram den en halvtimme före servering.',
    ingredients: 'Anka (40 %), grislever, GRÄDDE, ÄGG, portvin (4 %), salt, vitpeppar, gelatin.',
    weight: 150,
    novelty: true,
    tags: ['paté', 'fest', 'glutenfri'],
  },
  {
    code: '62104',
    name: 'Pastrami på rökt oxbringa',
    category: 'Rökt',
    teaser: 'Koriander, svartpeppar och tio timmar i röken.',
    description:
      'Saltad i en vecka, rullad i krossad koriander och svartpeppar, rökt i tio timmar. Värm i ånga och stapla på råg.',
    ingredients:
      'Nötkött (92 %), salt, rörsocker, svartpeppar, koriander, vitlök, konserveringsmedel (E 250).',
    weight: 100,
    tags: ['rökt', 'smörgås', 'glutenfri', 'laktosfri'],
  },
]);
