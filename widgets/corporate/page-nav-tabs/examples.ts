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
