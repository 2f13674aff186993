import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  message: { props: { site: 'mestariforsmanfi' } },
  'with a text of its own': { props: { thankYouText: 'Kiitos! Vastaamme viikon kuluessa.' } },
  'failing call': { props: {}, api: 'error' },
  hostile: { props: { thankYouText: '<script>alert(1)</script>' } },
};

export const visits: Visits = [
  {
    steps: [
      {
        fill: {
          FirstName: 'Aino',
          LastName: 'Virtanen',
          Email: 'aino@example.fi',
          Phone: '040 123 4567',
          Message: 'Mistä lihanne tulee?',
        },
      },
      { press: '[type=submit]' },
    ],
    calls: ['GET /api/captcha/challenge', 'POST /api/contact/mfcontact'],
    says: 'Tapahtui virhe. Yritä uudelleen',
  },
];
