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
