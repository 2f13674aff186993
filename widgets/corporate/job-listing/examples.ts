import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

const jobs = [
  {
    url: '/tyopaikat/leikkaaja',
    city: 'Merikallio',
    title: 'Lihanleikkaaja',
    applicationPeriodEnd: '2026-12-15',
  },
  {
    url: '/tyopaikat/asentaja',
    city: 'Turku',
    title: 'Automaatioasentaja',
    applicationPeriodEnd: '2026-12-31T23:59:00+02:00',
  },
  { url: '/tyopaikat/kehittaja', city: 'Helsinki tai etä', title: 'Verkkopalvelun kehittäjä' },
];
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...jobs[at % 3]!, title: `Työpaikka ${at + 1}` }));

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'three jobs': { props: { jobs } },
  empty: { props: { jobs: [] } },
  'five hundred': { props: { jobs: many(500) } },
  'long and hostile': {
    props: {
      jobs: [
        {
          url: 'javascript:alert(1)',
          title: 'Elintarviketurvallisuuspäällikönsijainen'.repeat(3),
          city: 'Äteritsiputeritsipuolilautatsijänkä'.repeat(2),
          applicationPeriodEnd: 'heti',
        },
        { url: '/a', title: 'وظيفة شاغرة', city: '<b>Vaasa</b>' },
      ],
    },
  },
};

export const visits: Visits = [{ calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  Lihanleikkaaja: { sv: 'Styckare', en: 'Meat cutter', de: 'Fleischzerleger' },
  Automaatioasentaja: { sv: 'Automationsmontör', en: 'Automation fitter', de: 'Automatisierungsmonteurin' },
  'Verkkopalvelun kehittäjä': { sv: 'Webbutvecklare', en: 'Web developer', de: 'Webentwickler' },
  Turku: { sv: 'Åbo', en: 'Turku', de: 'Turku' },
  'Helsinki tai etä': {
    sv: 'Helsingfors eller distans',
    en: 'Helsinki or remote',
    de: 'Helsinki oder mobil',
  },
};
