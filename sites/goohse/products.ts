import { createProducts } from '../../cms/demo/products/make.ts';

/** Chilled dinners. */
export const products = createProducts('goohse', 'se', [
  {
    code: '65101',
    name: 'Pasta med grillad kyckling och soltorkad tomat',
    category: 'Pasta',
    teaser: 'Åtta minuter i ugnen, tre i mikron. Smakar som om du haft tid.',
    description:
      'Kycklingen grillas för sig, pastan kokas kort och såsen får koka ihop ordentligt. Därför blir ingenting mos.',
    ingredients: 'Pasta (VETE), kyckling (18 %), GRÄDDE, soltorkad tomat, lök, OST (MJÖLK), basilika, salt.',
    weight: 380,
    tags: ['pasta', 'kyckling', 'lunch'],
  },
  {
    code: '65102',
    name: 'Högrevsgryta med rotmos',
    category: 'Husman',
    teaser: 'Fyra timmars gryta, utan fyra timmar.',
    description: 'Svensk högrev, rökt fläsk och rödvin. Rotmoset är gjort på kålrot, morot och riktigt smör.',
    ingredients:
      'Nötkött (24 %), kålrot, morot, potatis, rökt fläsk, smör (MJÖLK), rödvin, lök, salt, lagerblad.',
    weight: 420,
    tags: ['gryta', 'husman', 'middag', 'glutenfri', 'svenskt'],
  },
  {
    code: '65103',
    name: 'Gul linsgryta med kokos & lime',
    category: 'Vegetariskt',
    teaser: 'Mild hetta, mycket färg, helt växtbaserad.',
    description:
      'Linserna kokas med ingefära och kokosmjölk. Limeklyftan ligger i en egen ficka, så att den är frisk när du äter.',
    ingredients:
      'Gula linser (28 %), kokosmjölk, jasminris, tomat, spenat, lime, ingefära, vitlök, salt, koriander.',
    weight: 390,
    novelty: true,
    tags: ['vegetariskt', 'vegan', 'lunch', 'glutenfri'],
  },
]);
