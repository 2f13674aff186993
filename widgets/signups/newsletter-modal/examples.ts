import type { Examples } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. */
export const examples: Examples<typeof definition> = {
  newsletter: { props: { site: 'atriacom' } },
  'own hash': { props: { openHash: 'uutiskirje', emptyEmailLabel: 'Kirjoita osoitteesi.' } },
  'failing call': { props: { openHash: 'uutiskirje-2' }, api: 'error' },
  hostile: { props: { openHash: '"><script>alert(1)</script>', successText: '<b>x</b>' } },
};
