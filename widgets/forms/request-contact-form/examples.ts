import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  request: { props: { site: 'ammattilaiset' } },
  'own subject': { props: { subject: 'Yhteydenottopyyntö', thankYouText: 'Kiitos! Soitamme sinulle.' } },
  Swedish: { props: { site: 'foodservicese', language: 'se' } },
  'failing call': { props: {}, api: 'error' },
  hostile: { props: { subject: '<img src=x onerror=alert(1)>', customerId: '"><script>alert(1)</script>' } },
};

export const visits: Visits = [
  {
    steps: [
      {
        fill: {
          FullName: 'Aino Virtanen',
          Company: 'Ravintola Oy',
          Email: 'aino@example.fi',
          Message: 'Miten sisäfilee kypsyy?',
        },
      },
      { press: '[type=submit]' },
    ],
    calls: ['GET /api/captcha/challenge', 'POST /api/contact/business/requestcontact'],
    says: 'Jotain meni vikaan',
  },
];
