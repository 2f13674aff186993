import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'all products': { props: {} },
  'for professionals': {
    props: { cardVariant: 'professional', valoUrl: 'https://tilaus.saaristo.example/tuote/{code}' },
  },
  'one group and one property first': { props: { contentGroup: 'makkarat', facetTags: ['grilli'] } },
  'results hidden at first': { props: { hideResults: true } },
  equipment: { props: { searchEquipments: true } },
  'nothing found': { props: {}, api: 'empty' },
  'slow answer': { props: {}, api: 'slow' },
  'failing call': { props: {}, api: 'error' },
  'malformed answer': { props: {}, api: 'malformed' },
  hostile: {
    props: {
      contentGroup: '"><img src=x onerror=alert(1)>',
      facetTags: ['<script>alert(1)</script>'],
      valoUrl: 'javascript:alert("{code}")',
    },
  },
};

export const visits: Visits = [
  {
    steps: [{ fill: { q: 'liha' } }, { press: '[type=submit]' }],
    calls: [
      'GET /api/facets/groups',
      'GET /api/facets/custom',
      'GET /api/search/products',
      'GET /api/search/products',
    ],
    says: 'Haku ei juuri nyt onnistunut.',
  },
  {
    calls: ['GET /api/facets/groups', 'GET /api/facets/custom', 'GET /api/search/products'],
    fails: 'GET /api/facets/groups',
    again: null,
  },
  {
    calls: ['GET /api/facets/groups', 'GET /api/facets/custom', 'GET /api/search/products'],
    fails: 'GET /api/facets/custom',
    again: null,
  },
];
