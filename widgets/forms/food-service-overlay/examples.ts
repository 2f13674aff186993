import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  buttons: { props: { site: 'ammattilaiset' } },
  Swedish: { props: { site: 'foodservicese', language: 'se' } },
  'own texts': { props: { newsletterLabel: 'Ideat sähköpostiin', questionLabel: 'Kysy meiltä' } },
  'failing call': { props: {}, api: 'error' },
  hostile: { props: { newsletterLabel: '<img src=x onerror=alert(1)>', submitUrl: 'javascript:alert(1)' } },
};

export const visits: Visits = [
  {
    steps: [
      { press: 'button[aria-haspopup=dialog]' },
      { fill: { 'dialog[open] [name=email]': 'aino@example.fi' } },
      { press: 'dialog[open] [type=submit]' },
    ],
    calls: ['POST /api/newsletter/subscribe'],
    says: 'Jotain meni vikaan',
  },
  {
    steps: [
      { press: 'button[aria-haspopup=dialog]:nth-of-type(2)' },
      {
        fill: {
          FullName: 'Aino Virtanen',
          'dialog[open] [name=Email]': 'aino@example.fi',
          Message: 'Miten sisäfilee kypsyy?',
        },
      },
      { press: 'dialog[open] [type=submit]' },
    ],
    calls: ['GET /api/captcha/challenge', 'POST /api/contact/business/requestcontact'],
    says: 'Jotain meni vikaan',
  },
];
