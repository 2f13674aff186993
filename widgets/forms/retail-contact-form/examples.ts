import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. */
export const examples: Examples<typeof definition> = {
  'both forms': { props: { successPage: '/kiitos' } },
  'own heading': { props: { header: 'Kerro meille', successPage: '/kiitos' } },
  'long texts': {
    props: { header: 'Kerro meille, mitä tuotteissamme voisi tehdä toisin '.repeat(4).trim() },
  },
  hostile: { props: { header: '<img src=x onerror=alert(1)>', successPage: 'javascript:alert(1)' } },
};

/** What visitors do, and the calls that come of it. */
export const visits: Visits = [
  {
    example: 'long texts',
    steps: [
      {
        fill: {
          ProductName: 'Kesäranta',
          Message: 'Paketti oli auki.',
          ExpirationDate: '31/12/2026',
          BatchNumber: 'L 123',
          PlaceOfPurchase: 'Satamakatu',
          Firstname: 'Aino',
          Lastname: 'Virtanen',
          StreetAddress: 'Saaristotie 1',
          PostalCode: '20100',
          City: 'Turku',
          ContactMethod: 'phone',
          Phone: '040 123 4567',
        },
      },
      { press: '[type=submit]' },
    ],
    calls: [
      'GET /api/search/all-products',
      'GET /api/captcha/challenge',
      'POST /api/contact/retail/reclamation',
    ],
    says: 'Tapahtui virhe. Yritä uudelleen',
  },
  {
    steps: [{ press: '[name=ProductName]' }],
    calls: ['GET /api/captcha/challenge', 'GET /api/search/all-products'],
    fails: 'GET /api/search/all-products',
    again: null,
  },
];
