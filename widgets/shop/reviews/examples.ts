import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

const steak = { productId: '20101', site: 'lihakauppa' } as const;

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'a known visitor': { props: { ...steak, userName: 'Aino' } },
  'nobody is logged in': { props: steak },
  'no reviews': { props: { ...steak, userName: 'Aino' }, api: 'empty' },
  'failing calls': { props: { ...steak, userName: 'Aino' }, api: 'error' },
  hostile: {
    props: {
      productId: '"><script>alert(1)</script>/../?a=b',
      userName: '<img src=x onerror=alert(1)>',
      language: 'en',
    },
  },
};

export const visits: Visits = [
  {
    calls: ['GET /api/review/lihakauppa/'],
    says: 'Arvostelujen lataaminen epäonnistui.',
    again: { press: 'p > button' },
  },
  {
    steps: [
      { press: '[aria-haspopup=dialog]' },
      { fill: { rating: '4', text: 'Mureaa.' } },
      { press: 'dialog [type=submit]' },
    ],
    calls: ['GET /api/review/lihakauppa/', 'GET /api/review/lihakauppa/', 'POST /api/review/lihakauppa/'],
    says: 'Jokin meni vikaan',
  },
];
