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
