import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import { drawDish, harbour } from '#ui/content-card/example-pictures.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'with a button': {
    props: {
      header: 'Voita mökkiviikko ulkosaaristossa',
      link: '/kampanja',
      image: harbour,
      ctaButton: 'Osallistu',
    },
  },
  'without a button': {
    props: {
      header: 'Syksyn parhaat padat',
      link: '/padat',
      image: { url: drawDish('#7a5230'), alt: 'Lautasellinen pataa' },
    },
  },
  hostile: {
    props: {
      header: `<b>${'Kinkkukiusausvuoka'.repeat(6)}</b>`,
      link: 'javascript:alert(1)',
      image: 'javascript:alert(1)',
      ctaButton: 'Osallistu arvontaan ja voita '.repeat(8),
    },
  },
};

export const visits: Visits = [{ isTextless: true, calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Voita mökkiviikko ulkosaaristossa': {
    sv: 'Vinn en stugvecka i skärgården',
    en: 'Win a week at a cottage in the archipelago',
    de: 'Gewinnen Sie eine Woche im Ferienhaus in den Schären',
  },
  Osallistu: { sv: 'Delta', en: 'Take part', de: 'Mitmachen' },
};
