import type { Examples } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. */
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
