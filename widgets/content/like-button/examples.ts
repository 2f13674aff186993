import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'with likes': { props: { contentId: 'recipe-12', likeCount: 128 } },
  'first like': { props: { contentId: 'recipe-13' } },
  'many likes': { props: { contentId: 'recipe-14', likeCount: 1_234_567 } },
  'failing call': { props: { contentId: 'recipe-15', likeCount: 3 }, api: 'error' },
};

export const visits: Visits = [
  { steps: [{ press: 'button' }], calls: ['POST /api/contentlikecount/recipe-12'], again: null },
];
