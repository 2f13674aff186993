import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

const contentGroups = [
  { value: 'product', label: 'Tuotteet' },
  { value: 'recipe', label: 'Ruokaohjeet' },
  { value: 'news', label: 'Uutiset' },
];

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'all groups': { props: { contentGroups } },
  'one group first': { props: { contentGroups, contentGroup: 'recipe' } },
  'orders to choose from': {
    props: {
      contentGroups,
      sortOrders: [
        { value: 0, label: 'Osuvimmat ensin' },
        { value: 1, label: 'Aakkosjärjestys' },
      ],
      sortOrder: 0,
    },
  },
  'nothing found': {
    props: { contentGroups, noResultsText: 'Tällä sanalla ei löytynyt mitään.' },
    api: 'empty',
  },
  'slow answer': { props: { contentGroups }, api: 'slow' },
  'failing call': { props: { contentGroups }, api: 'error' },
  'long texts': {
    props: {
      promptLabel: 'Kirjoita tähän, mitä kaikkea hyvää olet tänään etsimässä ruokapöytään. '.repeat(3),
      buttonLabel: 'Hae kaikista sivuston tiedoista',
      showMoreLabel: 'Näytä vielä seuraavatkin hakutulokset tästä samasta hausta',
      contentGroups: contentGroups.map(({ value }) => ({
        value,
        label: 'Lihavalmistepakkausmerkinnät '.repeat(4),
      })),
    },
  },
  hostile: {
    props: {
      searchUrl: 'javascript:alert(1)',
      contentGroup: '"><img src=x onerror=alert(1)>',
      contentGroups: [{ value: '<script>alert(1)</script>', label: '<img src=x onerror=alert(1)>' }],
    },
  },
};

export const visits: Visits = [
  {
    steps: [{ fill: { q: 'liha' } }, { press: '[type=submit]' }],
    calls: ['GET /api/search/content/'],
    says: 'Haku ei juuri nyt onnistunut.',
  },
];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  Tuotteet: { sv: 'Produkter', en: 'Products', de: 'Produkte' },
  Ruokaohjeet: { sv: 'Recept', en: 'Recipes', de: 'Rezepte' },
  Uutiset: { sv: 'Nyheter', en: 'News', de: 'Nachrichten' },
};
