import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'a field': { props: { site: 'lihakauppa', anchorId: 'toimitusalue' } },
  'own texts': {
    props: {
      site: 'lihakauppa',
      availableText: 'Kyllä! Tuomme lihat kotiovellesi keskiviikkoisin ja perjantaisin klo 16–20.',
      unavailableText: 'Sinne emme vielä aja.',
    },
  },
  'failing call': { props: { site: 'lihakauppa' }, api: 'error' },
};

export const visits: Visits = [
  {
    steps: [{ fill: { postinumero: '00100' } }, { press: '[type=submit]' }],
    calls: ['GET /api/v1/lihakauppa/checkout/availability'],
    says: 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
  },
];
