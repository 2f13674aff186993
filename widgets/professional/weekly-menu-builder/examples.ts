import type { Examples } from '#island/examples.ts';
import type definition from './widget.ts';

export const examples: Examples<typeof definition> = {
  'two weeks': { props: {} },
  'no weeks': { props: {}, api: 'empty' },
  'failing call': { props: {}, api: 'error' },
  'malformed answer': { props: {}, api: 'malformed' },
};
