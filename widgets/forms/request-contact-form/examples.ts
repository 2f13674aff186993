import type { Examples } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. */
export const examples: Examples<typeof definition> = {
  request: { props: { site: 'ammattilaiset' } },
  'own subject': { props: { subject: 'Yhteydenottopyyntö', thankYouText: 'Kiitos! Soitamme sinulle.' } },
  Swedish: { props: { site: 'foodservicese', language: 'se' } },
  'failing call': { props: {}, api: 'error' },
  hostile: { props: { subject: '<img src=x onerror=alert(1)>', customerId: '"><script>alert(1)</script>' } },
};
