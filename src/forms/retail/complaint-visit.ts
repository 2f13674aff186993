import type { Visit } from '#island/examples.ts';

/**
 * Returns the visits of a complaint with their calls, for every widget that shows the form.
 * @param example name of the widget's example to fill in
 * @param more fields that only this example has
 */
export const complaintVisits = (example: string, more: Record<string, string> = {}): [Visit, Visit] => [
  {
    example,
    steps: [
      {
        fill: {
          ProductName: 'Kesäranta',
          Message: 'Paketti oli auki.',
          ExpirationDate: '31/12/2026',
          BatchNumber: 'L 123',
          ...more,
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
