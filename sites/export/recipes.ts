import { createRecipes } from '../../cms/demo/recipes/make.ts';

/** For foreign buyers who want to taste the products. */
export const recipes = createRecipes('export', 'en', [
  {
    id: 'slow-roast-collar',
    title: 'Slow-roast pork collar with mustard and apple',
    teaser: 'A forgiving cut, a low oven and a pan full of gravy.',
    minutes: 300,
    portions: 8,
    ingredients: [
      [2, 'kg', 'pork collar'],
      [2, 'tbsp', 'Dijon mustard'],
      [3, '', 'apples'],
      [2, '', 'onions'],
      [300, 'ml', 'dry cider'],
      [2, 'tsp', 'salt'],
    ],
    steps: [
      'Rub the collar with salt and mustard the night before.',
      'Brown it at 220°C for 25 minutes on a bed of onions and quartered apples.',
      'Pour in the cider, cover and roast at 130°C for 4 hours.',
      'Rest for 20 minutes. Crush the apples into the juices and serve as gravy.',
    ],
    tags: ['pork', 'roast'],
    category: 'Roasts',
  },
  {
    id: 'sticky-wings',
    title: 'Sticky three-joint wings',
    teaser: 'Crisp outside, lacquered all over.',
    minutes: 55,
    portions: 4,
    ingredients: [
      [1.2, 'kg', 'three-joint chicken wings'],
      [2, 'tsp', 'baking powder'],
      [3, 'tbsp', 'soy sauce'],
      [3, 'tbsp', 'honey'],
      [1, 'tbsp', 'grated ginger'],
      [1, '', 'lime'],
    ],
    steps: [
      'Pat the wings dry and toss with the baking powder and a teaspoon of salt.',
      'Roast on a rack at 220°C for 40 minutes, turning once.',
      'Simmer the soy sauce, honey and ginger until syrupy. Toss the wings in the glaze and finish with lime.',
    ],
    tags: ['chicken', 'snack'],
    category: 'Snacks',
  },
]);
