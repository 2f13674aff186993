import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  offer: {
    props: {
      site: 'lihakauppa',
      header: 'Lihakaupan uutiskirje',
      text: '<p>Kerran kuussa: <strong>tarjoukset</strong>, reseptit ja se, mitä tiskissä on juuri nyt.</p>',
    },
  },
  'failing call': { props: { header: 'Lihakaupan uutiskirje' }, api: 'error' },
  hostile: {
    props: { header: '<b>x</b>', text: '<img src=x alt onerror=alert(1)><script>alert(1)</script>' },
  },
};

export const visits: Visits = [
  {
    page: { seen: 3 },
    steps: [{ fill: { email: 'aino@example.fi' } }, { press: '[type=submit]' }],
    calls: ['POST /api/newsletter/subscribe'],
    says: 'Jotain meni vikaan',
  },
];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  '<p>Kerran kuussa: <strong>tarjoukset</strong>, reseptit ja se, mitä tiskissä on juuri nyt.</p>': {
    sv: '<p>En gång i månaden: <strong>erbjudanden</strong>, recept och det som finns i disken just nu.</p>',
    en: '<p>Once a month: <strong>offers</strong>, recipes and what is at the counter right now.</p>',
    de: '<p>Einmal im Monat: <strong>Angebote</strong>, Rezepte und das, was gerade in der Theke liegt.</p>',
  },
};
