import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  normal: { props: { layout: 'normal', searchUrl: '/haku' } },
  mobile: { props: { layout: 'mobile', searchUrl: '/haku' } },
  sticky: { props: { layout: 'sticky', searchUrl: '/haku' } },
  'no hits': { props: { searchUrl: '/haku' }, api: 'empty' },
  'slow answer': { props: { searchUrl: '/haku' }, api: 'slow' },
  'failing call': { props: { searchUrl: '/haku' }, api: 'error' },
  'long texts': {
    props: {
      layout: 'mobile',
      placeholder: 'Mitä kaikkea hyvää olet tänään etsimässä ruokapöytään? '.repeat(3),
      promptLabel: 'Etsi tuotteita, reseptejä ja kaikkea muuta, mitä sivuilta löytyy. '.repeat(3),
      buttonLabel: 'Hae kaikista sivuston tiedoista',
    },
  },
  hostile: {
    props: { searchUrl: 'javascript:alert(1)', placeholder: '<img src=x onerror=alert(1)>' },
  },
};

export const visits: Visits = [
  {
    steps: [{ fill: { q: 'liha' } }],
    calls: ['GET /api/search/suggestions/'],
    again: { fill: { q: 'lihaa' } },
  },
];
