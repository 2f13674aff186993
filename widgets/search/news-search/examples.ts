import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'all news': { props: {} },
  'authors to choose from': {
    props: {
      authors: [
        { value: 'Ruokatoimitus', label: 'Ruokatoimitus' },
        { value: 'Viestintä', label: 'Viestintä' },
      ],
    },
  },
  'nothing found': { props: {}, api: 'empty' },
  'slow answer': { props: {}, api: 'slow' },
  'failing call': { props: {}, api: 'error' },
  hostile: {
    props: {
      authors: [{ value: '"><script>alert(1)</script>', label: '<img src=x onerror=alert(1)>' }],
    },
  },
};

export const visits: Visits = [
  {
    steps: [{ fill: { q: 'liha' } }, { press: '[type=submit]' }],
    calls: ['GET /api/facets/groups', 'GET /api/search/newsroom', 'GET /api/search/newsroom'],
    says: 'Haku ei juuri nyt onnistunut.',
  },
  {
    calls: ['GET /api/facets/groups', 'GET /api/search/newsroom'],
    fails: 'GET /api/facets/groups',
    again: null,
  },
];
