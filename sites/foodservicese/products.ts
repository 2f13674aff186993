import { createProducts } from '../../cms/demo/products/make.ts';

/** Food service in Swedish. */
export const products = createProducts('foodservicese', 'se', [
  {
    code: '60101',
    name: 'Kökslotsen köttbulle 14 g, stekt',
    category: 'Färdiglagat',
    served: true,
    teaser: 'Rund, mör och jämn i storlek. Klarar två timmar i värmeri.',
    description:
      'Fryst och färdigstekt. Värm i kombiugn på 140 grader med 30 procent ånga i 18 minuter. Utan gluten och laktos.',
    ingredients: 'Gris- och nötkött (65 %), vatten, potatisflingor, lök, ÄGG, salt, kryddpeppar.',
    weight: 5000,
    valoCode: 'SE-60101',
    tags: ['köttbullar', 'glutenfri', 'skola', 'laktosfri'],
  },
  {
    code: '60102',
    name: 'Kökslotsen kycklinglårfilé, tärnad',
    category: 'Kyckling',
    served: true,
    teaser: 'Saftig tärning till grytor, wok och pytt.',
    description:
      'Lårfilé håller sig saftig även när serveringen drar ut på tiden. Läggs fryst direkt i grytan.',
    ingredients: 'Kycklinglårfilé (95 %), vatten, salt.',
    weight: 2500,
    valoCode: 'SE-60102',
    tags: ['kyckling', 'gryta', 'glutenfri', 'laktosfri'],
  },
  {
    code: '60103',
    name: 'Kökslotsen rimmad oxbringa',
    category: 'Nöt',
    served: true,
    teaser: 'Husman som ger beröm. Sju timmar i ugnen, ingen passning.',
    description:
      'Kokas eller bakas över natt på 85 grader. Skiva tunt mot fibrerna och servera med pepparrotssås.',
    ingredients:
      'Nötkött (88 %), vatten, salt, socker, antioxidationsmedel (E 301), konserveringsmedel (E 250).',
    weight: 6000,
    valoCode: 'SE-60103',
    tags: ['nöt', 'husman', 'glutenfri', 'laktosfri'],
  },
  {
    code: '60104',
    name: 'Kökslotsen åkerbönsbiff 80 g',
    category: 'Vegetariskt',
    served: true,
    teaser: 'Svenska åkerbönor, rostad lök och mycket örter.',
    description: 'Vegansk biff som får yta i ugnen på tolv minuter och håller ihop i brödet.',
    ingredients: 'Åkerbönor (40 %), vatten, lök, rapsolja, HAVRE, persilja, salt, vitlök.',
    weight: 4000,
    valoCode: 'SE-60104',
    novelty: true,
    tags: ['vegetariskt', 'vegan', 'skola', 'laktosfri'],
  },
  {
    code: '60105',
    name: 'Kökslotsen prinskorv 20 g',
    category: 'Korv',
    served: true,
    teaser: 'Snärtig korv till julbord, barnkalas och frukostbuffé.',
    description: 'Färdigsnittad, så att den spretar fint i pannan. Kötthalt 78 procent.',
    ingredients:
      'Griskött (78 %), vatten, potatismjöl, salt, kryddor (bl.a. SENAP), antioxidationsmedel (E 301), konserveringsmedel (E 250).',
    weight: 3000,
    valoCode: 'SE-60105',
    tags: ['korv', 'julbord', 'glutenfri', 'laktosfri'],
  },
  {
    code: '60106',
    name: 'Kökslotsen kalops, färdiglagad',
    category: 'Färdiglagat',
    served: true,
    teaser: 'Kryddpeppar, lagerblad och tid. Resten är att värma.',
    description:
      'Klassisk kalops på svenskt nötkött i portionsvänlig påse. Värm i vattenbad 40 minuter, servera med rödbetor.',
    ingredients: 'Nötkött (45 %), vatten, lök, morot, VETEMJÖL, smör (MJÖLK), salt, kryddpeppar, lagerblad.',
    weight: 2500,
    valoCode: 'SE-60106',
    tags: ['nöt', 'husman', 'äldreomsorg', 'svenskt'],
  },
]);
