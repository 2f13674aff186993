import type { Examples } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. */
export const examples: Examples<typeof definition> = {
  application: { props: { successPage: '/kiitos' } },
  'own subjects': { props: { subjects: ['Jalkapallo', 'Jääkiekko', 'Suunnistus'] } },
  'failing call': { props: {}, api: 'error' },
  hostile: { props: { subjects: ['<img src=x onerror=alert(1)>'], successPage: 'javascript:alert(1)' } },
};
