import { createProducts } from '../../cms/demo/products/make.ts';

/** The same for Swedish kitchens. */
export const equipment = createProducts('foodservicese', 'se', [
  {
    code: '60901',
    name: 'Kökslotsen stekhäll, 80 cm',
    category: 'Grillar',
    equipment: true,
    teaser: 'Jämn värme ända ut i hörnen. Åttio biffar i timmen utan att bli varm om öronen.',
    description:
      'Bordsmodell med slipad stålhäll, 80 × 50 cm, och tre brännare som regleras var för sig. Fettlådan dras ut framåt.',
    ingredients: '',
    weight: 54000,
    valoCode: 'SE-60901',
    tags: ['grill', 'gasol'],
  },
  {
    code: '60902',
    name: 'Kökslotsen värmeskåp, 8 GN-bleck',
    category: 'Värmeri',
    equipment: true,
    teaser: 'Håller maten varm och saftig från kök till servering.',
    description:
      'Fuktstyrd värme mellan 30 och 90 grader, åtta bleck och fyra hjul. Skåpet går att köra fulladdat genom en vanlig dörr.',
    ingredients: '',
    weight: 76000,
    valoCode: 'SE-60902',
    tags: ['skola', 'äldreomsorg', 'el'],
  },
  {
    code: '60903',
    name: 'Kökslotsen fritös, dubbla korgar',
    category: 'Köksutrustning',
    equipment: true,
    teaser: 'Två korgar, en olja, fyra minuter till nästa portion.',
    description:
      'Tolv liter olja i ett kar som värms utifrån, så att smulor faller till botten utan att brännas. Tappkran i fronten.',
    ingredients: '',
    weight: 21000,
    valoCode: 'SE-60903',
    novelty: true,
    tags: ['gatukök', 'el'],
  },
]);
