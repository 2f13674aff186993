import { createRecipes } from '../../cms/demo/recipes/make.ts';

/** On bread. */
export const recipes = createRecipes('lonnebergase', 'se', [
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
  },
]);
