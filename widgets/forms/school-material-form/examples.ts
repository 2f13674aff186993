import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

const materials = [
  { Material: 'Ruokapyramidi-juliste', Url: '/koulut/juliste.pdf' },
  { Material: 'Tilalta lautaselle -tehtävät', Url: '/koulut/tehtavat.pdf' },
  { Material: 'Reseptivihko', Url: '/koulut/reseptit.pdf' },
];

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  order: {
    props: {
      materials,
      subject: 'Kouluaineiston tilaus',
      regions: ['Uusimaa', 'Pirkanmaa', 'Etelä-Pohjanmaa', 'Muu Suomi'],
    },
  },
  Swedish: {
    props: { language: 'se', materials: [{ Material: 'Affisch om mat', Url: '/skolor/affisch.pdf' }] },
  },
  message: { props: { materials: [] } },
  'failing call': { props: { materials }, api: 'error' },
  hostile: {
    props: { materials: [{ Material: '<img src=x onerror=alert(1)>', Url: 'javascript:alert(1)' }] },
  },
};

export const visits: Visits = [
  {
    steps: [
      {
        fill: {
          Materials: true,
          FirstName: 'Aino',
          LastName: 'Virtanen',
          Email: 'aino@koulu.fi',
          School: 'Kylän koulu',
        },
      },
      { press: '[type=submit]' },
    ],
    calls: ['GET /api/captcha/challenge', 'POST /api/contact/school-material/request'],
    says: 'Lähetyksessä tapahtui virhe. Yritä uudelleen.',
  },
];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Ruokapyramidi-juliste': {
    sv: 'Affisch om matpyramiden',
    en: 'Food pyramid poster',
    de: 'Poster zur Ernährungspyramide',
  },
  'Tilalta lautaselle -tehtävät': {
    sv: 'Uppgifter: från gård till tallrik',
    en: 'Exercises: from farm to plate',
    de: 'Aufgaben: vom Hof auf den Teller',
  },
  Reseptivihko: { sv: 'Recepthäfte', en: 'Recipe booklet', de: 'Rezeptheft' },
  'Kouluaineiston tilaus': {
    sv: 'Beställning av skolmaterial',
    en: 'Order of school material',
    de: 'Bestellung von Schulmaterial',
  },
};
