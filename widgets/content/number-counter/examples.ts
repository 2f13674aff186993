import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  farms: { props: { value: 640, label: 'sopimustilaa' } },
  'two decimals': { props: { value: 98.76, decimals: 2, label: 'prosenttia suomalaista' } },
  absurd: { props: { value: -1.5e21, decimals: 99, label: 'Vastuullisuusraportointikierrosluku'.repeat(4) } },
};

export const visits: Visits = [{ isTextless: true, calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  sopimustilaa: { sv: 'kontraktsgårdar', en: 'contract farms', de: 'Vertragshöfe' },
};
