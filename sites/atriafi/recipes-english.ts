import { createRecipes } from '../../cms/demo/recipes/make.ts';

/** A few classics for the English pages. */
export const recipesInEnglish = createRecipes('atriafi', 'en', [
  {
    id: 'sausage-soup',
    title: 'Finnish sausage soup with mustard',
    teaser: 'A weekday soup that tastes even better tomorrow.',
    minutes: 40,
    portions: 4,
    ingredients: [
      [400, 'g', 'Rantalenkki ring sausage'],
      [600, 'g', 'potatoes'],
      [2, '', 'carrots'],
      [150, 'g', 'swede'],
      [1, '', 'leek'],
      [1, 'l', 'beef stock'],
      [5, '', 'allspice berries'],
      [1, 'tbsp', 'mustard'],
      [1, 'bunch', 'dill'],
    ],
    steps: [
      'Peel and dice the root vegetables. Slice the leek and rinse it well.',
      'Bring the stock to the boil, add the roots and allspice, cover and cook for 15 minutes.',
      'Peel the sausage, cut it up and brown it in a dry pan. Add it to the soup with the leek and cook for 5 minutes.',
      'Stir in the mustard and plenty of dill. Taste for salt.',
    ],
    tags: ['soup', 'sausage', 'weekday'],
    category: 'Soups',
  },
  {
    id: 'meatballs-lingonberry',
    title: 'Granny’s meatballs with lingonberries',
    teaser: 'Cream gravy made in the meatball pan, as it should be.',
    minutes: 35,
    portions: 4,
    ingredients: [
      [700, 'g', 'Granny’s meatballs'],
      [2, 'tbsp', 'butter'],
      [2, 'tbsp', 'plain flour'],
      [400, 'ml', 'beef stock'],
      [200, 'ml', 'double cream'],
      [1, 'tbsp', 'soy sauce'],
      [800, 'g', 'potatoes'],
      [150, 'ml', 'lingonberry jam'],
    ],
    steps: [
      'Put the peeled potatoes on to boil in salted water.',
      'Brown the meatballs in the butter in a wide pan for about 6 minutes, then set them aside.',
      'Scatter the flour into the pan and stir until brown. Whisk in the hot stock in three goes.',
      'Add the cream and soy sauce, simmer for 8 minutes and return the meatballs to warm through. Serve with the potatoes and jam.',
    ],
    tags: ['meatballs', 'family'],
    category: 'Weekday dinners',
  },
]);
