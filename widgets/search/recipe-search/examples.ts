import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'all recipes': { props: {} },
  'with dishes to choose from': { props: { recipeSearchBlockId: 'arki' } },
  'one theme first': { props: { facetTags: ['grilli'] } },
  'results hidden at first': { props: { hideResults: true } },
  'nothing found': { props: { noResultsText: 'Tällä rajauksella ei löytynyt reseptejä.' }, api: 'empty' },
  'slow answer': { props: {}, api: 'slow' },
  'failing call': { props: {}, api: 'error' },
  hostile: {
    props: {
      recipeSearchBlockId: '../../../etc/passwd',
      matchAnyCategoryIds: ['<img src=x onerror=alert(1)>'],
    },
  },
};

export const visits: Visits = [
  {
    example: 'with dishes to choose from',
    steps: [{ fill: { q: 'liha' } }, { press: '[type=submit]' }],
    calls: [
      'GET /api/facets/groups',
      'GET /api/facets/custom',
      'GET /api/facets/recipetags',
      'GET /api/search/recipes',
      'GET /api/search/recipes',
    ],
    says: 'Haku ei juuri nyt onnistunut.',
  },
  {
    example: 'with dishes to choose from',
    calls: [
      'GET /api/facets/groups',
      'GET /api/facets/custom',
      'GET /api/facets/recipetags',
      'GET /api/search/recipes',
    ],
    fails: 'GET /api/facets/groups',
    again: null,
  },
  {
    example: 'with dishes to choose from',
    calls: [
      'GET /api/facets/groups',
      'GET /api/facets/custom',
      'GET /api/facets/recipetags',
      'GET /api/search/recipes',
    ],
    fails: 'GET /api/facets/custom',
    again: null,
  },
  {
    example: 'with dishes to choose from',
    calls: [
      'GET /api/facets/groups',
      'GET /api/facets/custom',
      'GET /api/facets/recipetags',
      'GET /api/search/recipes',
    ],
    fails: 'GET /api/facets/recipetags',
    again: null,
  },
];
