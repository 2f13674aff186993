import type { Examples } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. */
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
