import type { Examples } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. */
export const examples: Examples<typeof definition> = {
  newsletter: { props: { site: 'atriacom' }, shows: 'nothing' },
  'own hash': {
    props: { openHash: 'uutiskirje', emptyEmailLabel: 'Kirjoita osoitteesi.' },
    shows: 'nothing',
  },
  'failing call': { props: { openHash: 'uutiskirje-2' }, api: 'error', shows: 'nothing' },
  hostile: { props: { openHash: '"><script>alert(1)</script>', successText: '<b>x</b>' }, shows: 'nothing' },
};
