import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

const items = [
  { Name: 'Yhtiö', FriendlyUrl: '/tietoa-meista' },
  {
    Name: 'Historia',
    FriendlyUrl: '/historia',
    Children: [
      { Name: 'Jäähuoneesta tehtaaksi', FriendlyUrl: '/historia#1921', Active: true },
      { Name: 'Ruotsiin', FriendlyUrl: '/historia#1987' },
    ],
  },
  { Name: 'Toimipaikat', FriendlyUrl: '/toimipaikat', Active: true },
  { Name: 'Hallinto', FriendlyUrl: '/hallinto', Children: [] },
  { Name: 'Työpaikat', FriendlyUrl: '/tyopaikat' },
];

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'pages of the company': { props: { items } },
  empty: { props: { items: [] }, shows: 'nothing' },
  'long and hostile': {
    props: {
      items: [
        { Name: 'Yhteiskuntavastuuraportointikäytännöt'.repeat(3), FriendlyUrl: 'javascript:alert(1)' },
        {
          Name: '<img src=x alt="" onerror=alert(1)>',
          FriendlyUrl: '/a',
          Children: [{ Name: '', FriendlyUrl: '' }],
        },
        { Name: 'عن الشركة', FriendlyUrl: '/b' },
      ],
    },
  },
};

export const visits: Visits = [{ steps: [{ press: 'summary' }], calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  Yhtiö: { sv: 'Företaget', en: 'Company', de: 'Unternehmen' },
  Historia: { sv: 'Historia', en: 'History', de: 'Geschichte' },
  'Jäähuoneesta tehtaaksi': {
    sv: 'Från ishus till fabrik',
    en: 'From ice house to factory',
    de: 'Vom Eishaus zur Fabrik',
  },
  Ruotsiin: { sv: 'Till Sverige', en: 'To Sweden', de: 'Nach Schweden' },
  Toimipaikat: { sv: 'Verksamhetsorter', en: 'Locations', de: 'Standorte' },
  Hallinto: { sv: 'Förvaltning', en: 'Governance', de: 'Unternehmensführung' },
};
