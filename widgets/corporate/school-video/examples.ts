import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's. The file is not there: nothing is loaded before the dialog opens. */
export const examples: Examples<typeof definition> = {
  'a lesson': {
    props: { image: '', header: 'Pellolta lautaselle', videoUrl: '/media/videos/tila.webm' },
  },
};

/** What visitors do, and the calls that come of it. */
export const visits: Visits = [
  { steps: [{ press: 'a' }, { see: 'dialog[open]' }], calls: [], isPlayed: true },
];
