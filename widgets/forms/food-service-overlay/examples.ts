import type { Examples } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. */
export const examples: Examples<typeof definition> = {
  buttons: { props: { site: 'ammattilaiset' } },
  Swedish: { props: { site: 'foodservicese', language: 'se' } },
  'own texts': { props: { newsletterLabel: 'Ideat sähköpostiin', questionLabel: 'Kysy meiltä' } },
  'failing call': { props: {}, api: 'error' },
  hostile: { props: { newsletterLabel: '<img src=x onerror=alert(1)>', submitUrl: 'javascript:alert(1)' } },
};
