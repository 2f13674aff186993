import { createRecipes } from '../../cms/demo/recipes/make.ts';

/** From the grill. */
export const recipes = createRecipes('lithellsse', 'se', [
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
  },
]);
