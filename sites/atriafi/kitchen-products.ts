import { createProducts } from '../../cms/demo/products/make.ts';

/** Food to cook or warm up at home. */
export const kitchenProducts = createProducts('atriafi', 'fi', [
  {
    code: '10109',
    name: { fi: 'Hunajamarinoidut broilerisuikaleet', en: 'Honey-marinated chicken strips' },
    category: 'Palat ja suikaleet',
    served: true,
    teaser: {
      fi: 'Valmiina wokkiin, salaattiin ja tortillaan.',
      en: 'Ready for the wok, a salad or a tortilla.',
    },
    description: {
      fi: 'Rintafileestä leikatut suikaleet kypsyvät pannulla viidessä minuutissa. Hunaja antaa värin, inkivääri terän.',
      en: 'Strips of breast that cook in five minutes. Honey gives the colour, ginger the edge.',
    },
    ingredients: {
      fi: 'Suomalainen broilerin rintafilee (88 %), vesi, rypsiöljy, hunaja (2 %), suola, inkivääri, valkosipuli, SOIJAKASTIKE (SOIJA, VEHNÄ).',
      en: 'Finnish chicken breast (88%), water, rapeseed oil, honey (2%), salt, ginger, garlic, SOY sauce (SOYA, WHEAT).',
    },
    weight: 300,
    novelty: true,
    tags: ['broileri', 'wok', 'arki', 'laktoositon', 'kotimainen'],
  },
  {
    code: '10110',
    name: { fi: 'Lihapadan palat', en: 'Stewing beef, diced' },
    category: 'Palat ja suikaleet',
    served: true,
    description: {
      fi: 'Lapaa ja etuselkää, jotka palkitsevat kärsivällisyyden. Kolme tuntia miedossa lämmössä, ja haarukka riittää.',
      en: 'Shoulder and chuck that reward patience. Three hours over a low heat and a fork will do.',
    },
    ingredients: { fi: 'Suomalainen naudanliha.', en: 'Finnish beef.' },
    weight: 600,
    tags: ['nauta', 'pata', 'karjalanpaisti', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '10111',
    name: { fi: 'Härkäpapupihvit', en: 'Broad bean patties' },
    category: 'Kasvis',
    served: true,
    teaser: {
      fi: 'Suomalaista härkäpapua, paahdettua sipulia ja reilusti yrttejä.',
      en: 'Finnish broad beans, roasted onion and plenty of herbs.',
    },
    description: {
      fi: 'Pihvi, jolla on oma makunsa eikä yhtään esitettävää. Paistuu rapeaksi pannulla, pysyy koossa grillissä ja sopii sämpylän väliin.',
      en: 'A patty with a taste of its own and nothing to imitate. Crisps in the pan, holds together on the grill and fits a bun.',
    },
    ingredients: {
      fi: 'Härkäpapu (38 %), vesi, sipuli, rypsiöljy, perunahiutale, KAURA, persilja, suola, valkosipuli, mustapippuri.',
      en: 'Broad beans (38%), water, onion, rapeseed oil, potato flakes, OATS, parsley, salt, garlic, black pepper.',
    },
    weight: 240,
    novelty: true,
    tags: ['kasvis', 'grilli', 'vegaani', 'laktoositon'],
  },
  {
    code: '10112',
    name: { fi: 'Kinkkukiusaus, uunivalmis', en: 'Ham and potato bake' },
    category: 'Valmisruoka',
    served: true,
    teaser: {
      fi: 'Suikaloitua perunaa, palvikinkkua ja kermaa. Uuni tekee loput.',
      en: 'Shredded potato, smoked ham and cream. The oven does the rest.',
    },
    description: {
      fi: 'Ota kansi pois, nosta vuoka 200-asteiseen uuniin ja kata pöytä. Pinta ruskistuu 35 minuutissa.',
      en: 'Take off the lid, slide the tray into a 200°C oven and lay the table. It browns in 35 minutes.',
    },
    ingredients: {
      fi: 'Peruna (48 %), palvikinkku (16 %), KERMA, MAITO, sipuli, JUUSTO, suola, valkopippuri.',
      en: 'Potato (48%), smoked ham (16%), CREAM, MILK, onion, CHEESE, salt, white pepper.',
    },
    weight: 700,
    tags: ['valmisruoka', 'uuni', 'kinkku', 'gluteeniton'],
  },
  {
    code: '10113',
    name: {
      fi: 'Isoäidin tapaan haudutettu karjalanpaisti possusta, naudasta ja lampaasta pippurin ja laakerinlehden kera, perhepakkaus',
      en: 'Slow-cooked Karelian stew of pork, beef and lamb with pepper and bay leaf, family pack',
    },
    category: 'Valmisruoka',
    served: true,
    teaser: { fi: 'Nimi on pitkä, koska pata on hidas.', en: 'A long name for a slow pot.' },
    description: {
      fi: 'Kolme lihaa, sipulia, porkkanaa & kokonaisia pippureita: ei muuta. Hauduta kannen alla < 100 asteessa, jos haluat lihan "haarukalla hajoavaksi". Lämmitetyn annoksen lämpötilan tulee olla > 70 °C.',
      en: 'Three meats, onion, carrot & whole peppercorns: nothing else. Keep it < 100°C under a lid if you want meat that is "fork-tender". Reheat to > 70°C.',
    },
    ingredients: {
      fi: 'Sianliha (24 %), naudanliha (22 %), vesi, lampaanliha (10 %), sipuli, porkkana, suola, maustepippuri, laakerinlehti.',
      en: 'Pork (24%), beef (22%), water, lamb (10%), onion, carrot, salt, allspice, bay leaf.',
    },
    weight: 1200,
    tags: ['pata', 'perinne', 'juhlat', 'gluteeniton', 'laktoositon'],
  },
  {
    code: '10114',
    name: { fi: 'Pinaattikeitto kananmunalla', en: 'Spinach soup with egg' },
    category: 'Kasvis',
    served: true,
    teaser: {
      fi: 'Samettinen keitto, munanpuolikas joka annoksessa.',
      en: 'A velvety soup with half an egg in every bowl.',
    },
    description: {
      fi: 'Suomalaisesta pinaatista keitetty keitto on valmis kolmessa minuutissa. Ripaus muskottia, ei lisättyä sokeria.',
      en: 'Made with Finnish spinach and ready in three minutes. A pinch of nutmeg, no added sugar.',
    },
    ingredients: {
      fi: 'MAITO, vesi, pinaatti (14 %), KANANMUNA (9 %), VEHNÄJAUHO, voi (MAITO), suola, muskotti.',
      en: 'MILK, water, spinach (14%), EGG (9%), WHEAT flour, butter (MILK), salt, nutmeg.',
    },
    weight: 600,
    tags: ['keitto', 'kasvis', 'lounas', 'kotimainen'],
  },
]);
