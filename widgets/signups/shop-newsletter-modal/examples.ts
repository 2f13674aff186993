import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  offer: {
    props: {
      site: 'lihakauppa',
      header: 'Lihakaupan uutiskirje',
      text: '<p>Kerran kuussa: <strong>tarjoukset</strong>, reseptit ja se, mitä tiskissä on juuri nyt.</p>',
    },
  },
  'failing call': { props: { header: 'Lihakaupan uutiskirje' }, api: 'error' },
  hostile: {
    props: { header: '<b>x</b>', text: '<img src=x alt onerror=alert(1)><script>alert(1)</script>' },
  },
};

export const visits: Visits = [
  {
    page: { seen: 3 },
    steps: [{ fill: { email: 'aino@example.fi' } }, { press: '[type=submit]' }],
    calls: ['POST /api/newsletter/subscribe'],
    says: 'Jotain meni vikaan',
  },
];
