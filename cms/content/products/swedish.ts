import { productsOf } from './make.ts';

/** Food service in Swedish. */
export const foodservicese = productsOf('foodservicese', 'se', [
  {
    code: '60101',
    name: 'Kökslotsen köttbulle 14 g, stekt',
    category: 'Färdiglagat',
    scene: 'meatballs',
    teaser: 'Rund, mör och jämn i storlek. Klarar två timmar i värmeri.',
    description:
      'Fryst och färdigstekt. Värm i kombiugn på 140 grader med 30 procent ånga i 18 minuter. Utan gluten och laktos.',
    ingredients: 'Gris- och nötkött (65 %), vatten, potatisflingor, lök, ÄGG, salt, kryddpeppar.',
    weight: 5000,
    valoCode: 'SE-60101',
    tags: ['köttbullar', 'glutenfri', 'skola'],
  },
  {
    code: '60102',
    name: 'Kökslotsen kycklinglårfilé, tärnad',
    category: 'Kyckling',
    scene: 'stew',
    teaser: 'Saftig tärning till grytor, wok och pytt.',
    description:
      'Lårfilé håller sig saftig även när serveringen drar ut på tiden. Läggs fryst direkt i grytan.',
    ingredients: 'Kycklinglårfilé (95 %), vatten, salt.',
    weight: 2500,
    valoCode: 'SE-60102',
    tags: ['kyckling', 'gryta'],
  },
  {
    code: '60103',
    name: 'Kökslotsen rimmad oxbringa',
    category: 'Nöt',
    scene: 'roast',
    teaser: 'Husman som ger beröm. Sju timmar i ugnen, ingen passning.',
    description:
      'Kokas eller bakas över natt på 85 grader. Skiva tunt mot fibrerna och servera med pepparrotssås.',
    ingredients:
      'Nötkött (88 %), vatten, salt, socker, antioxidationsmedel (E 301), konserveringsmedel (E 250).',
    weight: 6000,
    valoCode: 'SE-60103',
    tags: ['nöt', 'husman'],
  },
  {
    code: '60104',
    name: 'Kökslotsen åkerbönsbiff 80 g',
    category: 'Vegetariskt',
    scene: 'patties',
    teaser: 'Svenska åkerbönor, rostad lök och mycket örter.',
    description: 'Vegansk biff som får yta i ugnen på tolv minuter och håller ihop i brödet.',
    ingredients: 'Åkerbönor (40 %), vatten, lök, rapsolja, HAVRE, persilja, salt, vitlök.',
    weight: 4000,
    valoCode: 'SE-60104',
    novelty: true,
    tags: ['vegetariskt', 'vegan', 'skola'],
  },
  {
    code: '60105',
    name: 'Kökslotsen prinskorv 20 g',
    category: 'Korv',
    scene: 'sausages',
    teaser: 'Snärtig korv till julbord, barnkalas och frukostbuffé.',
    description: 'Färdigsnittad, så att den spretar fint i pannan. Kötthalt 78 procent.',
    ingredients:
      'Griskött (78 %), vatten, potatismjöl, salt, kryddor (bl.a. SENAP), antioxidationsmedel (E 301), konserveringsmedel (E 250).',
    weight: 3000,
    valoCode: 'SE-60105',
    tags: ['korv', 'julbord'],
  },
  {
    code: '60106',
    name: 'Kökslotsen kalops, färdiglagad',
    category: 'Färdiglagat',
    scene: 'stew',
    teaser: 'Kryddpeppar, lagerblad och tid. Resten är att värma.',
    description:
      'Klassisk kalops på svenskt nötkött i portionsvänlig påse. Värm i vattenbad 40 minuter, servera med rödbetor.',
    ingredients: 'Nötkött (45 %), vatten, lök, morot, VETEMJÖL, smör (MJÖLK), salt, kryddpeppar, lagerblad.',
    weight: 2500,
    valoCode: 'SE-60106',
    tags: ['nöt', 'husman', 'äldreomsorg'],
  },
]);

/** Delicatessen. */
export const delise = productsOf('delise', 'se', [
  {
    code: '61101',
    name: 'Grov lantpaté med enbär',
    category: 'Patéer',
    scene: 'pate',
    teaser: 'Grovhackad paté som smakar skog.',
    description:
      'Bakad långsamt i form med enbär, timjan och en skvätt äppelmust. Skiva tjockt och servera rumsvarm.',
    ingredients: 'Griskött (62 %), grislever, lök, GRÄDDE, ÄGG, äppelmust, salt, enbär, timjan.',
    weight: 180,
    tags: ['paté', 'ostbricka', 'plock'],
  },
  {
    code: '61102',
    name: 'Varmrökt kalkon med rosépeppar',
    category: 'Pålägg',
    scene: 'slices',
    teaser: 'Tunt skivad, med en ring av peppar runt kanten.',
    description: 'Hela kalkonbröst röks över al och rullas i krossad rosépeppar. Tre procent fett.',
    ingredients:
      'Kalkonbröst (86 %), vatten, salt, rosépeppar, socker, antioxidationsmedel (E 300), konserveringsmedel (E 250).',
    weight: 120,
    tags: ['pålägg', 'kalkon'],
  },
  {
    code: '61103',
    name: 'Rökt skinksallad med äpple',
    category: 'Sallader',
    scene: 'salad',
    teaser: 'Krämig sallad med rökt skinka, äpple och gräslök.',
    description:
      'Fyll en bakad potatis eller bred tjockt på surdegsbröd. Görs på crème fraiche, inte majonnäs.',
    ingredients: 'CRÈME FRAICHE (MJÖLK), rökt skinka (32 %), äpple, gräslök, SENAP, salt.',
    weight: 200,
    novelty: true,
    tags: ['sallad', 'bakpotatis'],
  },
  {
    code: '61104',
    name: 'Salami med fänkål',
    category: 'Pålägg',
    scene: 'slices',
    description:
      'Sju veckors lagring i bergrum ger en salami som är torr i kanten och mjuk i mitten. Fänkålsfröna mals samma morgon.',
    ingredients:
      'Griskött (128 g per 100 g färdig vara), salt, fänkål, svartpeppar, vitlök, konserveringsmedel (E 252).',
    weight: 90,
    tags: ['salami', 'plock'],
  },
]);

/** Long-matured charcuterie. */
export const ridderheimsse = productsOf('ridderheimsse', 'se', [
  {
    code: '62101',
    name: 'Lufttorkad skinka, 14 månader',
    category: 'Lufttorkat',
    scene: 'ham',
    teaser: 'Två somrar och en vinter på hängning, sedan ingenting mer.',
    description:
      'Salt, gris och havsluft. Skinkan hänger i fjorton månader och skivas så tunn att man kan läsa genom den.',
    ingredients: 'Griskött, havssalt.',
    weight: 80,
    tags: ['lufttorkat', 'plock'],
  },
  {
    code: '62102',
    name: 'Rosenskärs bresaola',
    category: 'Lufttorkat',
    scene: 'slices',
    teaser: 'Svenskt innanlår, torkat till rubinrött.',
    description:
      'Marineras i rödvin, lagerblad och enbär innan den hängs i elva veckor. Droppa över olivolja och riv över citronskal.',
    ingredients:
      'Nötkött (145 g per 100 g färdig vara), havssalt, rödvin, enbär, lagerblad, konserveringsmedel (E 252).',
    weight: 70,
    tags: ['lufttorkat', 'nöt'],
  },
  {
    code: '62103',
    name: 'Ankpaté med portvin',
    category: 'Patéer',
    scene: 'pate',
    teaser: 'Len paté för vardagar som vill vara helg.',
    description:
      'Anka, grädde och portvin, bakad under ett lock av gelé. Ta fram den en halvtimme före servering.',
    ingredients: 'Anka (40 %), grislever, GRÄDDE, ÄGG, portvin (4 %), salt, vitpeppar, gelatin.',
    weight: 150,
    novelty: true,
    tags: ['paté', 'fest'],
  },
  {
    code: '62104',
    name: 'Pastrami på rökt oxbringa',
    category: 'Rökt',
    scene: 'slices',
    teaser: 'Koriander, svartpeppar och tio timmar i röken.',
    description:
      'Saltad i en vecka, rullad i krossad koriander och svartpeppar, rökt i tio timmar. Värm i ånga och stapla på råg.',
    ingredients:
      'Nötkött (92 %), salt, rörsocker, svartpeppar, koriander, vitlök, konserveringsmedel (E 250).',
    weight: 100,
    tags: ['rökt', 'smörgås'],
  },
]);

/** Sausages for the grill. */
export const lithellsse = productsOf('lithellsse', 'se', [
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
    tags: ['korv', 'grill'],
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
    tags: ['korv', 'grill', 'chili'],
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
    tags: ['korv', 'vardag', 'ugn'],
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
    tags: ['grill', 'revben'],
  },
]);

/** Classic sandwich meats. */
export const lonnebergase = productsOf('lonnebergase', 'se', [
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
    tags: ['pålägg', 'skinka', 'frukost'],
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
    tags: ['pastej', 'frukost', 'barn'],
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
    tags: ['pålägg', 'korv'],
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
    tags: ['pålägg', 'kalkon', 'matlåda'],
  },
]);

/** Chilled dinners. */
export const goohse = productsOf('goohse', 'se', [
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
    tags: ['gryta', 'husman', 'middag'],
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
    tags: ['vegetariskt', 'vegan', 'lunch'],
  },
]);
