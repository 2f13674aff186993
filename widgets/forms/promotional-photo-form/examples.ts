import type { Examples } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. */
export const examples: Examples<typeof definition> = {
  entry: {
    props: { successPage: '/kiitos', rulesLink: { label: 'Lue säännöt', link: '/kuvakilpailu/saannot' } },
  },
  'no rules to link to': { props: {} },
  'failing call': { props: {}, api: 'error' },
  hostile: { props: { rulesLink: { label: '<b>x</b>', link: 'javascript:alert(1)' } } },
};
