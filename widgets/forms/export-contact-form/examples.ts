import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  request: { props: { site: 'export', language: 'en', contentId: 'export-contact' } },
  'texts of its own': {
    props: {
      language: 'en',
      thankYouText: 'Thank you! Our export team answers within three working days.',
      errorMessage: 'Your request could not be sent.',
    },
  },
  'failing call': { props: { language: 'en' }, api: 'error' },
  hostile: { props: { language: 'en', contentId: '<img src=x onerror=alert(1)>', errorMessage: '<b>x</b>' } },
};

export const visits: Visits = [
  {
    steps: [
      {
        fill: {
          FullName: 'Ann Smith',
          Company: 'Smith Ltd',
          Email: 'ann@example.com',
          Phone: '+44 20',
          Message: 'We would like to buy.',
        },
      },
      { press: '[type=submit]' },
    ],
    calls: ['GET /api/captcha/challenge', 'POST /api/contact/business/requestcontact'],
    says: 'Something went wrong. Please try again.',
  },
];
