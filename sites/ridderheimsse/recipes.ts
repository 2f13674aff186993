import { createRecipes } from '../../cms/demo/recipes/make.ts';

/** Charcuterie at the table. */
export const recipes = createRecipes('ridderheimsse', 'se', [
  {
    id: 'bresaola-carpaccio',
    title: 'Bresaola med citron, ruccola och rostad mandel',
    teaser: 'En förrätt på fem minuter som ser ut som tjugo.',
    minutes: 10,
    portions: 4,
    ingredients: [
      [140, 'g', 'Rosenskärs bresaola'],
      [50, 'g', 'ruccola'],
      [1, 'st', 'citron'],
      [0.5, 'dl', 'sötmandel'],
      [30, 'g', 'lagrad hårdost'],
      [3, 'msk', 'olivolja'],
    ],
    steps: [
      'Lägg skivorna på ett rumsvarmt fat så att de överlappar.',
      'Rosta mandeln och hacka den grovt. Blanda ruccolan med citronsaft och hälften av oljan.',
      'Toppa med ruccola, mandel, hyvlad ost och resten av oljan. Riv över citronskal.',
    ],
    tags: ['förrätt', 'fest'],
    category: 'Förrätter',
  },
  {
    id: 'skinkpaj-vasterbotten',
    title: 'Paj med lufttorkad skinka och lagrad ost',
    teaser: 'Salt skinka, krämig äggstanning och knaprig kant.',
    minutes: 75,
    portions: 6,
    ingredients: [
      [3, 'dl', 'vetemjöl'],
      [125, 'g', 'kallt smör'],
      [80, 'g', 'lufttorkad skinka'],
      [200, 'g', 'lagrad ost'],
      [3, 'st', 'ägg'],
      [3, 'dl', 'grädde'],
      [8, 'st', 'körsbärstomater'],
    ],
    steps: [
      'Nyp ihop mjöl och smör, tillsätt två matskedar kallt vatten och tryck ut i en form. Kyl i 30 minuter.',
      'Förgrädda på 200 grader i 12 minuter.',
      'Strö osten i skalet, lägg på skinkan i strimlor. Vispa ägg och grädde och häll över. Toppa med tomater.',
      'Grädda i 30 minuter tills stanningen har fått färg.',
    ],
    tags: ['paj', 'fest'],
    category: 'Varmrätter',
  },
]);
