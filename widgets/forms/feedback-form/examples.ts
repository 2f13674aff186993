import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  feedback: { props: { successPage: '/kiitos' } },
  English: { props: { language: 'en' } },
  'no thank-you page': { props: {} },
  'no product list': { props: {}, api: 'error' },
  hostile: { props: { successPage: 'javascript:alert(1)', productListUrl: 'javascript:alert(1)' } },
};

export const visits: Visits = [
  {
    example: 'no thank-you page',
    steps: [
      {
        fill: {
          Message: 'Kiitos hyvästä makkarasta!',
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
    calls: ['GET /api/captcha/challenge', 'POST /api/contact/retail/feedback'],
    says: 'Tapahtui virhe. Yritä uudelleen',
  },
  {
    steps: [{ press: '[name=ProductName]' }],
    calls: ['GET /api/captcha/challenge', 'GET /api/search/all-products'],
    fails: 'GET /api/search/all-products',
    again: null,
  },
];
