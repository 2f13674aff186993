import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  tip: {
    props: {
      text: '<p>Talleta resepti <strong>ostoslistaksi</strong>.</p>',
      link: { label: 'Näin se käy', link: '/reseptit' },
    },
  },
  'text alone': { props: { text: '<p>Tarvikkeet saat Lihakaupasta.</p>' } },
  hostile: {
    props: {
      text: '<img src=x alt onerror=alert(1)><script>alert(1)</script><p>Vinkki</p>',
      link: { label: '<b>x</b>', link: 'javascript:alert(1)' },
    },
  },
};

export const visits: Visits = [{ page: { width: 375 }, calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  '<p>Talleta resepti <strong>ostoslistaksi</strong>.</p>': {
    sv: '<p>Spara receptet som en <strong>inköpslista</strong>.</p>',
    en: '<p>Save the recipe as a <strong>shopping list</strong>.</p>',
    de: '<p>Speichern Sie das Rezept als <strong>Einkaufsliste</strong>.</p>',
  },
  'Näin se käy': { sv: 'Så här gör du', en: 'How it works', de: 'So geht es' },
};
