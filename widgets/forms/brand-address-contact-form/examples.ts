import type { Examples } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. */
export const examples: Examples<typeof definition> = {
  message: { props: { site: 'mestariforsmanfi' } },
  'with a text of its own': { props: { thankYouText: 'Kiitos! Vastaamme viikon kuluessa.' } },
  'failing call': { props: {}, api: 'error' },
  hostile: { props: { thankYouText: '<script>alert(1)</script>' } },
};
