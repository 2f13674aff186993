import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  campaign: {
    props: { campaignJoinNumber: '2026-11', rulesLink: { label: 'Lue säännöt', link: '/saannot' } },
  },
  'own texts': {
    props: { campaignJoinNumber: '7', adultLabel: 'Olen aikuinen', rulesLabel: 'Säännöt käyvät minulle' },
  },
  'failing call': { props: { campaignJoinNumber: '7' }, api: 'error' },
  hostile: {
    props: {
      campaignJoinNumber: '<script>alert(1)</script>',
      rulesLink: { label: '<b>x</b>', link: 'javascript:alert(1)' },
    },
  },
};

export const visits: Visits = [
  {
    steps: [
      { fill: { email: 'aino@example.fi', isAdult: true, subscribeToCinCinVinoNewsletter: true } },
      { press: '[type=submit]' },
    ],
    calls: ['POST /api/campaign/participate'],
    says: 'Jotain meni vikaan',
  },
];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Lue säännöt': { sv: 'Läs reglerna', en: 'Read the rules', de: 'Regeln lesen' },
};
