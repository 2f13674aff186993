import { createRecipes } from '../../cms/demo/recipes/make.ts';

/** Small plates. */
export const recipes = createRecipes('delise', 'se', [
  {
    id: 'lantpate-pa-bricka',
    title: 'Lantpaté på bricka med rostade nötter',
    teaser: 'Fem saker på en bricka, inget att laga.',
    minutes: 15,
    portions: 4,
    ingredients: [
      [180, 'g', 'grov lantpaté'],
      [100, 'g', 'cornichoner'],
      [1, 'dl', 'valnötter'],
      [1, 'dl', 'rödlöksmarmelad'],
      [8, 'skivor', 'surdegsbröd'],
    ],
    steps: [
      'Ta fram patén en halvtimme i förväg och skiva den tjockt.',
      'Rosta nötterna i torr panna tills de doftar.',
      'Lägg upp allt på en bräda och rosta brödet sist, så att det är varmt.',
    ],
    tags: ['plock', 'fest'],
    category: 'Plockmat',
  },
  {
    id: 'bakpotatis-skinksallad',
    title: 'Bakad potatis med rökt skinksallad',
    teaser: 'Salt skal, krämigt inre och en klick på toppen.',
    minutes: 70,
    portions: 4,
    ingredients: [
      [4, 'st', 'bakpotatisar'],
      [200, 'g', 'rökt skinksallad'],
      [2, 'msk', 'smör'],
      [1, 'st', 'äpple'],
      [1, 'kruka', 'gräslök'],
    ],
    steps: [
      'Sätt ugnen på 225 grader. Tvätta potatisen, nagga den och gnid in med salt.',
      'Baka på galler i 60 minuter. Skär ett kors och tryck upp.',
      'Lägg i smör, fyll med sallad och toppa med äpple i tärningar och gräslök.',
    ],
    tags: ['vardag', 'potatis'],
    category: 'Vardag',
  },
]);
