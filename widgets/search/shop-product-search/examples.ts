import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'all products': { props: { site: 'lihakauppa' } },
  'one group first': { props: { site: 'lihakauppa', contentGroup: 'makkarat' } },
  'all at once': { props: { site: 'lihakauppa', skipPagination: true } },
  'nothing found': { props: { site: 'lihakauppa' }, api: 'empty' },
  'slow answer': { props: { site: 'lihakauppa' }, api: 'slow' },
  'failing call': { props: { site: 'lihakauppa' }, api: 'error' },
  hostile: { props: { site: 'lihakauppa', matchAnyCategoryIds: ['<img src=x onerror=alert(1)>'] } },
};

export const visits: Visits = [
  {
    steps: [{ fill: { q: 'liha' } }, { press: '[type=submit]' }],
    calls: [
      'GET /api/facets/custom',
      'GET /api/search/lihakauppa-products',
      'GET /api/search/lihakauppa-products',
    ],
    says: 'Haku ei juuri nyt onnistunut.',
  },
];
