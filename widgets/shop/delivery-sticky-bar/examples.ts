import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'a question': {
    props: { site: 'lihakauppa', text: 'Tuommeko lihat sinullekin?', targetId: 'toimitusalue' },
  },
  'long text': {
    props: {
      site: 'lihakauppa',
      text: 'Toimitamme tuoreen lihan kotiovelle Etelä-Suomessa ja Lounais-Suomen rannikkoseuduilla kahdesti viikossa. Tarkista, ajammeko jo kotiosoitteeseesi.',
      buttonLabel: 'Tarkista toimitusalueesi postinumerolla',
      targetId: '<nothing>',
    },
  },
};

export const visits: Visits = [{ steps: [{ press: 'button' }], calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Tuommeko lihat sinullekin?': {
    sv: 'Kommer vi med kött till dig också?',
    en: 'Do we deliver to you, too?',
    de: 'Liefern wir auch zu Ihnen?',
  },
};
