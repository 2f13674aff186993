import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  application: { props: { successPage: '/kiitos' } },
  'own subjects': { props: { subjects: ['Jalkapallo', 'Jääkiekko', 'Suunnistus'] } },
  'failing call': { props: {}, api: 'error' },
  hostile: { props: { subjects: ['<img src=x onerror=alert(1)>'], successPage: 'javascript:alert(1)' } },
};

export const visits: Visits = [
  {
    example: 'own subjects',
    steps: [
      {
        fill: {
          Subject: 'Jalkapallo',
          Groupname: 'Saariston Palloseura',
          EventDate: '01/02/2027',
          Message: 'Haemme tukea turnaukseen.',
          Firstname: 'Aino',
          Lastname: 'Virtanen',
          Email: 'aino@example.fi',
          Phone: '040 123 4567',
        },
      },
      { attach: { Files: 'turnaus.pdf' } },
      { press: '[type=submit]' },
    ],
    calls: ['GET /api/captcha/challenge', 'POST /api/contact/retail/sponsor'],
    says: 'Tapahtui virhe. Yritä uudelleen',
  },
];
