import type { Examples } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. */
export const examples: Examples<typeof definition> = {
  feedback: { props: { successPage: '/kiitos' } },
  English: { props: { language: 'en' } },
  'no thank-you page': { props: {} },
  'no product list': { props: {}, api: 'error' },
  hostile: { props: { successPage: 'javascript:alert(1)', productListUrl: 'javascript:alert(1)' } },
};
