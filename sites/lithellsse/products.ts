import { createProducts } from '../../cms/demo/products/make.ts';

/** Sausages for the grill. */
export const products = createProducts('lithellsse', 'se', [
  {
    code: '63101',
    name: 'Glödhamn grillkorv',
    category: 'Grillkorv',
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
    teaser: 'Färdigbakade revben: tio minuter på grillen räcker.',
    description:
      'Bakade i åtta timmar och penslade med rökig BBQ. Lossnar från benet men håller ihop på galler.',
    ingredients: 'Revbensspjäll (80 %), tomat, rörsocker, ättika, lök, salt, rökarom, SENAP.',
    weight: 650,
    tags: ['grill', 'revben', 'glutenfri', 'laktosfri'],
  },
]);
