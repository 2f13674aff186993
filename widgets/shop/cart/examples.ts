import type { Examples } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. */
export const examples: Examples<typeof definition> = {
  filled: { props: { site: 'lihakauppa' } },
  'own cards': {
    props: {
      site: 'lihakauppa',
      continueUrl: 'javascript:alert(1)',
      infoCards: [
        { header: '<b>Kylmänä kotiin</b>', text: 'Jääpatjat ja kylmälaukku kuuluvat hintaan. '.repeat(6) },
        { header: 'Maksupalvelunvälittäjänpalveluntarjoaja', text: '<img src=x onerror=alert(1)>' },
      ],
    },
  },
  empty: { props: { site: 'lihakauppa' }, api: 'empty' },
  'slow call': { props: { site: 'lihakauppa' }, api: 'timeout' },
  'failing call': { props: { site: 'lihakauppa' }, api: 'error' },
};
