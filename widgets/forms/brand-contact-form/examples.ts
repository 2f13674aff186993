import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'with a thank-you page': { props: { privacyPolicyUrl: '/tietosuoja', successPage: '/kiitos' } },
  'with a text of its own': {
    props: { privacyPolicyUrl: '/tietosuoja', thankYouText: 'Kiitos! Luemme jokaisen viestin.' },
  },
  'failing call': { props: { privacyPolicyUrl: '/tietosuoja' }, api: 'error' },
  hostile: { props: { privacyPolicyUrl: 'javascript:alert(1)', thankYouText: '<script>alert(1)</script>' } },
};

export const visits: Visits = [
  {
    example: 'with a text of its own',
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
      { attach: { Files: 'kuva.png' } },
      { press: '[type=submit]' },
    ],
    calls: ['GET /api/captcha/challenge', 'POST /api/contact/mfcontact'],
    says: 'Tapahtui virhe. Yritä uudelleen',
  },
];
