import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** A data URL, so that no server is needed. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 900 600'%3E%3Cpath fill='%23e6ddcf' d='M0 0h900v600H0z'/%3E%3Cpath fill='%237a4a2b' d='M200 200h500v90H200zm0 160h500v90H200z'/%3E%3C/svg%3E";

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'two pictures': {
    props: {
      items: [
        {
          image: { url: PICTURE, alt: 'Makkaroita orrella' },
          imgText: 'Makkarat riippuvat savussa yön yli.',
        },
        { image: PICTURE, imgText: 'Leppä haetaan läheltä.' },
      ],
    },
  },
  empty: { props: { items: [] }, shows: 'nothing' },
  'long and hostile': {
    props: {
      items: [
        { image: 'javascript:alert(1)', imgText: '<img src=x alt="" onerror=alert(1)>' },
        { image: '', imgText: 'Lepänsavustusmenetelmänkehittämishanke'.repeat(4) },
        { image: '', imgText: null },
      ],
    },
  },
};

export const visits: Visits = [{ isTextless: true, calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Makkaroita orrella': { sv: 'Korvar på en stång', en: 'Sausages on a rod', de: 'Würste an einer Stange' },
  'Makkarat riippuvat savussa yön yli.': {
    sv: 'Korvarna hänger i rök över natten.',
    en: 'The sausages hang in smoke overnight.',
    de: 'Die Würste hängen über Nacht im Rauch.',
  },
  'Leppä haetaan läheltä.': {
    sv: 'Alen hämtas i närheten.',
    en: 'The alder wood comes from nearby.',
    de: 'Das Erlenholz kommt aus der Nähe.',
  },
};
