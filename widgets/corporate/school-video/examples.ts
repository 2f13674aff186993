import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. The video file does not exist; nothing is loaded before the dialog opens. */
export const examples: Examples<typeof definition> = {
  'a lesson': {
    props: { image: '', header: 'Pellolta lautaselle', videoUrl: '/media/videos/tila.webm' },
  },
};

export const visits: Visits = [
  { steps: [{ press: 'a' }, { see: 'dialog[open]' }], calls: [], isPlayed: true },
];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Pellolta lautaselle': {
    sv: 'Från åker till tallrik',
    en: 'From field to plate',
    de: 'Vom Feld auf den Teller',
  },
};
