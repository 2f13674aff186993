import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. */
export const examples: Examples<typeof definition> = {
  'a complaint': { props: { successPage: '/kiitos' } },
  'in the shop': { props: { site: 'lihakauppa', placeOfPurchase: 'Lihakauppa verkossa' } },
  Swedish: { props: { language: 'se' } },
  'no product list': { props: {}, api: 'error' },
  'long texts': {
    props: {
      placeOfPurchase: 'Kauppakeskuksen alakerran ruokakaupan palvelutiski aseman puolella '.repeat(4),
      requiredLabel: 'Tämä kenttä on täytettävä, ennen kuin lomakkeen voi lähettää '.repeat(3),
    },
  },
  hostile: {
    props: {
      successPage: 'javascript:alert(1)',
      placeOfPurchase: '<img src=x onerror=alert(1)>',
      productListUrl: '//evil.example/list',
    },
  },
};

/** What visitors do, and the calls that come of it. */
export const visits: Visits = [
  {
    example: 'in the shop',
    steps: [
      {
        fill: {
          ProductName: 'Kesäranta',
          Message: 'Paketti oli auki.',
          ExpirationDate: '31/12/2026',
          BatchNumber: 'L 123',
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
