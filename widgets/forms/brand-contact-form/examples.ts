import type { Examples } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. */
export const examples: Examples<typeof definition> = {
  'with a thank-you page': { props: { privacyPolicyUrl: '/tietosuoja', successPage: '/kiitos' } },
  'with a text of its own': {
    props: { privacyPolicyUrl: '/tietosuoja', thankYouText: 'Kiitos! Luemme jokaisen viestin.' },
  },
  'failing call': { props: { privacyPolicyUrl: '/tietosuoja' }, api: 'error' },
  hostile: { props: { privacyPolicyUrl: 'javascript:alert(1)', thankYouText: '<script>alert(1)</script>' } },
};
