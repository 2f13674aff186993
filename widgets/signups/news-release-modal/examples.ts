import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  releases: { props: { site: 'atriacom' }, shows: 'nothing' },
  'no categories': { props: { openHash: 'tiedotteet' }, api: 'empty', shows: 'nothing' },
  'failing call': { props: { openHash: 'tiedotteet-2' }, api: 'error', shows: 'nothing' },
  hostile: {
    props: { openHash: '<img src=x>', newsletterOptionLabel: '<script>alert(1)</script>' },
    shows: 'nothing',
  },
};

export const visits: Visits = [
  {
    page: { hash: '#newsreleases' },
    steps: [{ fill: { email: 'aino@example.fi', informationTypes: 'rns' } }, { press: '[type=submit]' }],
    calls: ['GET /api/cision/subscribe/categories', 'POST /api/cision-liana/subscribe'],
    says: 'Jotain meni vikaan',
  },
  { page: { hash: '#newsreleases' }, calls: ['GET /api/cision/subscribe/categories'], again: null },
];
