import { createProducts } from './make.ts';

/** Sausages for the grill. */
export const lithellsse = createProducts('lithellsse', 'se', [
  {
    code: '63101',
    name: 'Glödhamn grillkorv',
    category: 'Grillkorv',
    scene: 'sausages',
    teaser: 'Korven som var först till glöden.',
    description:
      'Rökt över al och lagom kryddad med vitpeppar. Håller formen, spricker inte och smakar sommar även i november.',
    ingredients:
      'Gris- och nötkött (64 %), vatten, potatismjöl, salt, kryddor (bl.a. SENAP), antioxidationsmedel (E 301), konserveringsmedel (E 250).',
    weight: 400,
    tags: ['korv', 'grill', 'glutenfri', 'laktosfri'],
  },
  {
    code: '63102',
    name: 'Glödhamn chorizo, het',
    category: 'Råkorv',
    scene: 'sausages',
    teaser: 'Rökt paprika, chili och riktigt grovmalet kött.',
    description: 'Rå korv i naturtarm. Grilla på medelvärme i femton minuter och låt elden komma sist.',
    ingredients: 'Griskött (88 %), vatten, salt, rökt paprika, chili, vitlök. Skinn: gristarm.',
    weight: 300,
    novelty: true,
    tags: ['korv', 'grill', 'chili', 'glutenfri', 'laktosfri'],
  },
  {
    code: '63103',
    name: 'Glödhamn falukorvsring',
    category: 'Falukorv',
    scene: 'ring',
    teaser: 'Tjock skiva, het panna, klar middag.',
    description: 'En ring på 800 gram. Kötthalten är hög, så att skivan får yta i stället för att koka.',
    ingredients:
      'Gris- och nötkött (70 %), vatten, potatismjöl, salt, lök, kryddor, antioxidationsmedel (E 301), konserveringsmedel (E 250).',
    weight: 800,
    tags: ['korv', 'vardag', 'ugn', 'glutenfri', 'laktosfri'],
  },
  {
    code: '63104',
    name: 'Glödhamn revben, BBQ',
    category: 'Grillat',
    scene: 'ribs',
    teaser: 'Färdigbakade revben: tio minuter på grillen räcker.',
    description:
      'Bakade i åtta timmar och penslade med rökig BBQ. Lossnar från benet men håller ihop på galler.',
    ingredients: 'Revbensspjäll (80 %), tomat, rörsocker, ättika, lök, salt, rökarom, SENAP.',
    weight: 650,
    tags: ['grill', 'revben', 'glutenfri', 'laktosfri'],
  },
]);

/** Classic sandwich meats. */
export const lonnebergase = createProducts('lonnebergase', 'se', [
  {
    code: '64101',
    name: 'Ängsgrinden kokt skinka',
    category: 'Pålägg',
    scene: 'slices',
    teaser: 'Den vanliga. Den som tar slut först.',
    description:
      'Kokt i sin egen form, skivad i bondens tjocklek. Lika god på frukostmackan som i pastasåsen.',
    ingredients:
      'Svenskt griskött (84 %), vatten, salt, druvsocker, antioxidationsmedel (E 301), konserveringsmedel (E 250).',
    weight: 250,
    tags: ['pålägg', 'skinka', 'frukost', 'glutenfri', 'laktosfri', 'svenskt'],
  },
  {
    code: '64102',
    name: 'Ängsgrinden leverpastej',
    category: 'Pastej',
    scene: 'pate',
    teaser: 'Bredbar, bakad och precis lagom kryddad.',
    description: 'Bakad i ugn med lök och kryddpeppar. Toppa med smörgåsgurka, för så ska det vara.',
    ingredients:
      'Svensk grislever (36 %), griskött, vatten, lök, VETEMJÖL, SKUMMJÖLKSPULVER, salt, kryddpeppar.',
    weight: 200,
    tags: ['pastej', 'frukost', 'barn', 'svenskt'],
  },
  {
    code: '64103',
    name: 'Ängsgrinden rökt medvurst',
    category: 'Pålägg',
    scene: 'ring',
    teaser: 'Fast korv med rök och lite syra.',
    description: 'Syrad i fyra dygn, rökt i två. Skiva själv, så bestämmer du tjockleken.',
    ingredients:
      'Svenskt griskött (110 g per 100 g färdig vara), potatis, salt, kryddor, konserveringsmedel (E 250).',
    weight: 300,
    tags: ['pålägg', 'korv', 'glutenfri', 'laktosfri', 'svenskt'],
  },
  {
    code: '64104',
    name: 'Ängsgrinden tunnskivad kalkon',
    category: 'Pålägg',
    scene: 'slices',
    teaser: 'Mager och mild, med bara fem ingredienser.',
    description: 'Kalkonbröst, vatten, salt, socker och tid. Viker sig fint på mackan.',
    ingredients: 'Kalkonbröst (85 %), vatten, salt, socker, antioxidationsmedel (E 300).',
    weight: 110,
    novelty: true,
    tags: ['pålägg', 'kalkon', 'matlåda', 'glutenfri', 'laktosfri'],
  },
]);

/** Chilled dinners. */
export const goohse = createProducts('goohse', 'se', [
  {
    code: '65101',
    name: 'Pasta med grillad kyckling och soltorkad tomat',
    category: 'Pasta',
    scene: 'pasta',
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
    scene: 'stew',
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
    scene: 'bowl',
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
