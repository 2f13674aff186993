import { recipesOf } from './make.ts';

/** For large kitchens. */
export const foodservicese = recipesOf('foodservicese', 'se', [
  {
    id: 'kalops-100',
    title: 'Kalops med rödbetor, 100 portioner',
    teaser: 'Husman som håller i värmeriet och minns mormor.',
    minutes: 60,
    portions: 100,
    ingredients: [
      [25, 'kg', 'Kökslotsen kalops'],
      [18, 'kg', 'kokt potatis'],
      [5, 'kg', 'inlagda rödbetor'],
      [0.5, 'kg', 'persilja'],
    ],
    steps: [
      'Värm påsarna i vattenbad eller ånga på 90 grader i 40 minuter, kärntemperatur minst 72 grader.',
      'Töm i GN-bleck och rör försiktigt så att köttet inte faller sönder.',
      'Servera med potatis och rödbetor och avsluta med persilja.',
    ],
    tags: ['husman', 'nöt'],
    category: 'Skola och omsorg',
    scene: 'stew',
  },
  {
    id: 'akerbonsburgare',
    title: 'Åkerbönsburgare med picklad lök, 40 portioner',
    teaser: 'Den gröna dagen som ingen klagar på.',
    minutes: 45,
    portions: 40,
    ingredients: [
      [3.2, 'kg', 'Kökslotsen åkerbönsbiff'],
      [40, 'st', 'hamburgerbröd'],
      [1, 'kg', 'rödlök'],
      [1, 'l', 'ättikslag'],
      [1.5, 'kg', 'sallad'],
      [1.5, 'kg', 'havrefraiche'],
    ],
    steps: [
      'Skiva löken tunt, slå på kokande lag och låt svalna.',
      'Stek biffarna i ugn på 200 grader i 12 minuter. Rosta bröden de sista två.',
      'Duka upp som byggstation med biffarna i varmhållning, högst en timme.',
    ],
    tags: ['vegetariskt', 'skola'],
    category: 'Skola och omsorg',
    scene: 'burger',
  },
]);

/** Small plates. */
export const delise = recipesOf('delise', 'se', [
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
    scene: 'pate',
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
    scene: 'salad',
  },
]);

/** Charcuterie at the table. */
export const ridderheimsse = recipesOf('ridderheimsse', 'se', [
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
    scene: 'slices',
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
    scene: 'pie',
  },
]);

/** From the grill. */
export const lithellsse = recipesOf('lithellsse', 'se', [
  {
    id: 'korv-med-brod',
    title: 'Korv med bröd och rostad lök, på riktigt',
    teaser: 'När allting är rätt behövs inget mer.',
    minutes: 20,
    portions: 4,
    ingredients: [
      [400, 'g', 'Glödhamn grillkorv'],
      [8, 'st', 'korvbröd'],
      [2, 'st', 'gula lökar'],
      [3, 'msk', 'vetemjöl'],
      [3, 'dl', 'rapsolja'],
      [1, 'dl', 'senap'],
    ],
    steps: [
      'Skiva löken tunt, vänd den i mjölet och fritera i 160-gradig olja tills den är gyllene. Låt rinna av.',
      'Grilla korven över medelvarm glöd i 8 minuter. Vänd ofta.',
      'Värm bröden i korvens ånga, fyll och strö rikligt med lök.',
    ],
    tags: ['grill', 'korv'],
    category: 'Grill',
    scene: 'hotdog',
  },
  {
    id: 'falukorv-i-ugn',
    title: 'Falukorv i ugn med äpple och senap',
    teaser: 'Tisdagens räddning, med krispig ost.',
    minutes: 45,
    portions: 4,
    ingredients: [
      [800, 'g', 'Glödhamn falukorvsring'],
      [1, 'st', 'äpple'],
      [1, 'st', 'gul lök'],
      [2, 'msk', 'senap'],
      [1, 'dl', 'riven ost'],
      [800, 'g', 'potatis'],
    ],
    steps: [
      'Sätt ugnen på 200 grader. Dra av skinnet och skär djupa skåror i korven.',
      'Bred på senap och stick ner skivor av äpple och lök i skårorna.',
      'Strö över ost och baka i 30 minuter. Koka potatisen till mos under tiden.',
    ],
    tags: ['ugn', 'vardag'],
    category: 'Vardag',
    scene: 'casserole',
  },
]);

/** On bread. */
export const lonnebergase = recipesOf('lonnebergase', 'se', [
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
    scene: 'sandwich',
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
    scene: 'bacon',
  },
]);

/** For buyers abroad who want to taste first. */
export const exported = recipesOf('export', 'en', [
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
    scene: 'roast',
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
    scene: 'wings',
  },
]);
