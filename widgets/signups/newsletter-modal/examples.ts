import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  newsletter: { props: { site: 'atriacom' }, shows: 'nothing' },
  'own hash': {
    props: { openHash: 'uutiskirje', emptyEmailLabel: 'Kirjoita osoitteesi.' },
    shows: 'nothing',
  },
  'failing call': { props: { openHash: 'uutiskirje-2' }, api: 'error', shows: 'nothing' },
  hostile: { props: { openHash: '"><script>alert(1)</script>', successText: '<b>x</b>' }, shows: 'nothing' },
};

export const visits: Visits = [
  {
    page: { hash: '#newsletter' },
    steps: [{ fill: { email: 'aino@example.fi' } }, { press: '[type=submit]' }],
    calls: ['POST /api/newsletter/subscribe'],
    says: 'Jotain meni vikaan',
  },
];
