import type { Examples } from '#island/examples.ts';
import type definition from './widget.ts';

const excludedPaths = ['/asiakaspalvelu', '/tietosuoja'];

/** The first one is the catalogue's. */
export const examples: Examples<typeof definition> = {
  'address modal': { props: { site: 'lihakauppa', excludedPaths }, shows: 'nothing' },
  'failing call': { props: { site: 'lihakauppa', excludedPaths }, api: 'error', shows: 'nothing' },
  hostile: {
    props: {
      site: 'lihakauppa',
      excludedPaths: ['http://[', '//', '<script>alert(1)</script>'],
      phoneCountryCodes: ['<b>', '358'],
    },
    shows: 'nothing',
  },
};
