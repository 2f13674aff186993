import { createProducts } from './make.ts';

/** Delicatessen. */
export const delise = createProducts('delise', 'se', [
  {
    code: '61101',
    name: 'Grov lantpaté med enbär',
    category: 'Patéer',
    scene: 'pate',
    teaser: 'Grovhackad paté som smakar skog.',
    description:
      'Bakad långsamt i form med enbär, timjan och en skvätt äppelmust. Skiva tjockt och servera rumsvarm.',
    ingredients: 'Griskött (62 %), grislever, lök, GRÄDDE, ÄGG, äppelmust, salt, enbär, timjan.',
    weight: 180,
    tags: ['paté', 'ostbricka', 'plock', 'glutenfri'],
  },
  {
    code: '61102',
    name: 'Varmrökt kalkon med rosépeppar',
    category: 'Pålägg',
    scene: 'slices',
    teaser: 'Tunt skivad, med en ring av peppar runt kanten.',
    description: 'Hela kalkonbröst röks över al och rullas i krossad rosépeppar. Tre procent fett.',
    ingredients:
      'Kalkonbröst (86 %), vatten, salt, rosépeppar, socker, antioxidationsmedel (E 300), konserveringsmedel (E 250).',
    weight: 120,
    tags: ['pålägg', 'kalkon', 'glutenfri', 'laktosfri'],
  },
  {
    code: '61103',
    name: 'Rökt skinksallad med äpple',
    category: 'Sallader',
    scene: 'salad',
    teaser: 'Krämig sallad med rökt skinka, äpple och gräslök.',
    description:
      'Fyll en bakad potatis eller bred tjockt på surdegsbröd. Görs på crème fraiche, inte majonnäs.',
    ingredients: 'CRÈME FRAICHE (MJÖLK), rökt skinka (32 %), äpple, gräslök, SENAP, salt.',
    weight: 200,
    novelty: true,
    tags: ['sallad', 'bakpotatis', 'glutenfri'],
  },
  {
    code: '61104',
    name: 'Salami med fänkål',
    category: 'Pålägg',
    scene: 'slices',
    description:
      'Sju veckors lagring i bergrum ger en salami som är torr i kanten och mjuk i mitten. Fänkålsfröna mals samma morgon.',
    ingredients:
      'Griskött (128 g per 100 g färdig vara), salt, fänkål, svartpeppar, vitlök, konserveringsmedel (E 252).',
    weight: 90,
    tags: ['salami', 'plock', 'glutenfri', 'laktosfri'],
  },
]);

/** Long-matured charcuterie. */
export const ridderheimsse = createProducts('ridderheimsse', 'se', [
  {
    code: '62101',
    name: 'Lufttorkad skinka, 14 månader',
    category: 'Lufttorkat',
    scene: 'ham',
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
    scene: 'slices',
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
    scene: 'pate',
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
    scene: 'slices',
    teaser: 'Koriander, svartpeppar och tio timmar i röken.',
    description:
      'Saltad i en vecka, rullad i krossad koriander och svartpeppar, rökt i tio timmar. Värm i ånga och stapla på råg.',
    ingredients:
      'Nötkött (92 %), salt, rörsocker, svartpeppar, koriander, vitlök, konserveringsmedel (E 250).',
    weight: 100,
    tags: ['rökt', 'smörgås', 'glutenfri', 'laktosfri'],
  },
]);
