import { createRecipes } from './make.ts';

/** From the grill. */
export const lithellsse = createRecipes('lithellsse', 'se', [
  {
    id: 'korv-med-brod',
    title: 'Korv med bröd och rostad lök, på riktigt',
    teaser: 'När allting är rätt behövs inget mer.',
    minutes: 20,
    portions: 4,
    ingredients: [
      [400, 'g', 'Glödhamn grillkorv'],
      [8, 'st', 'korvbröd'],
      [2, 'st', 'gula lökar'],
      [3, 'msk', 'vetemjöl'],
      [3, 'dl', 'rapsolja'],
      [1, 'dl', 'senap'],
    ],
    steps: [
      'Skiva löken tunt, vänd den i mjölet och fritera i 160-gradig olja tills den är gyllene. Låt rinna av.',
      'Grilla korven över medelvarm glöd i 8 minuter. Vänd ofta.',
      'Värm bröden i korvens ånga, fyll och strö rikligt med lök.',
    ],
    tags: ['grill', 'korv'],
    category: 'Grill',
    scene: 'hotdog',
  },
  {
    id: 'falukorv-i-ugn',
    title: 'Falukorv i ugn med äpple och senap',
    teaser: 'Tisdagens räddning, med krispig ost.',
    minutes: 45,
    portions: 4,
    ingredients: [
      [800, 'g', 'Glödhamn falukorvsring'],
      [1, 'st', 'äpple'],
      [1, 'st', 'gul lök'],
      [2, 'msk', 'senap'],
      [1, 'dl', 'riven ost'],
      [800, 'g', 'potatis'],
    ],
    steps: [
      'Sätt ugnen på 200 grader. Dra av skinnet och skär djupa skåror i korven.',
      'Bred på senap och stick ner skivor av äpple och lök i skårorna.',
      'Strö över ost och baka i 30 minuter. Koka potatisen till mos under tiden.',
    ],
    tags: ['ugn', 'vardag'],
    category: 'Vardag',
    scene: 'casserole',
  },
]);

/** On bread. */
export const lonnebergase = createRecipes('lonnebergase', 'se', [
  {
    id: 'skinkmacka-grovsenap',
    title: 'Skinkmacka med ägg och grovsenap',
    teaser: 'Frukosten som klarar en hel förmiddag.',
    minutes: 12,
    portions: 2,
    ingredients: [
      [4, 'skivor', 'grovt rågbröd'],
      [100, 'g', 'Ängsgrinden kokt skinka'],
      [2, 'st', 'ägg'],
      [1, 'msk', 'grovkornig senap'],
      [0.25, 'st', 'gurka'],
      [1, 'msk', 'smör'],
    ],
    steps: [
      'Koka äggen i 7 minuter och spola dem kalla.',
      'Bred smör och senap på brödet och vik skinkan i vågor.',
      'Lägg på gurka och klyftade ägg. Salta äggen.',
    ],
    tags: ['macka', 'frukost'],
    category: 'Mackor',
    scene: 'sandwich',
  },
  {
    id: 'pytt-i-panna',
    title: 'Pytt i panna på gårdagens skinka',
    teaser: 'Rester är bara middag som väntar.',
    minutes: 30,
    portions: 4,
    ingredients: [
      [600, 'g', 'kokt potatis'],
      [250, 'g', 'Ängsgrinden kokt skinka'],
      [1, 'st', 'gul lök'],
      [3, 'msk', 'smör'],
      [4, 'st', 'ägg'],
      [200, 'g', 'inlagda rödbetor'],
    ],
    steps: [
      'Tärna potatis, skinka och lök lika stort.',
      'Stek potatisen i smör tills den är knaprig. Stek lök och skinka för sig och blanda.',
      'Stek äggen och servera med rödbetor.',
    ],
    tags: ['vardag', 'rester'],
    category: 'Vardag',
    scene: 'bacon',
  },
]);
