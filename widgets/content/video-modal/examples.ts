import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** A data URL, so that no server is needed. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 90'%3E%3Cpath fill='%23cfe0dd' d='M0 0h160v90H0z'/%3E%3Cpath fill='%230d4f4b' d='m0 70 50-30 40 25 30-15 40 30v10H0z'/%3E%3C/svg%3E";

/** The first one is the catalogue's example. The video files do not exist; nothing is loaded before the dialog opens. */
export const examples: Examples<typeof definition> = {
  'a file': {
    props: {
      image: { url: PICTURE, alt: 'Rantamaisema' },
      header: 'Päivä savustamolla',
      videoUrl: '/media/videos/savustamo.webm',
    },
  },
  'a page with a player': { props: { image: PICTURE, videoUrl: 'https://video.example/embed/1' } },
  hostile: {
    props: {
      image: 'javascript:alert(1)',
      header: 'Otsikkojokaeimahdu'.repeat(12),
      videoUrl: 'javascript:alert(1)',
    },
  },
};

export const visits: Visits = [
  { steps: [{ press: 'a' }, { see: 'dialog[open]' }], calls: [], isPlayed: true },
];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  Rantamaisema: { sv: 'Strandlandskap', en: 'A view of the shore', de: 'Uferlandschaft' },
  'Päivä savustamolla': {
    sv: 'En dag på rökeriet',
    en: 'A day at the smokehouse',
    de: 'Ein Tag in der Räucherei',
  },
};
