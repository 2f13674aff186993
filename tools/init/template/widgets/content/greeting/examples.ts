import type { Examples } from 'saaristo/define';
import type definition from './widget.ts';

/** Named prop sets: stories and checks are made of them, and the first one is the catalogue's. */
export const examples: Examples<typeof definition> = {
  normal: { props: { name: 'Aino' } },
  'returned before': { props: { name: 'Eino', count: 3 } },
};
