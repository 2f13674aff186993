import type { Examples } from 'saaristo/define';
import type definition from './widget.ts';

/** Named sets of props for stories and checks. The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  normal: { props: { name: 'Aino' } },
  'returned before': { props: { name: 'Eino', count: 3 } },
};
