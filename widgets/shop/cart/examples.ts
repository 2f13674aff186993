import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  filled: { props: { site: 'lihakauppa' } },
  'own cards': {
    props: {
      site: 'lihakauppa',
      continueUrl: 'javascript:alert(1)',
      infoCards: [
        { header: '<b>Kylmänä kotiin</b>', text: 'Jääpatjat ja kylmälaukku kuuluvat hintaan. '.repeat(6) },
        { header: 'Maksupalvelunvälittäjänpalveluntarjoaja', text: '<img src=x onerror=alert(1)>' },
      ],
    },
  },
  empty: { props: { site: 'lihakauppa' }, api: 'empty' },
  'slow call': { props: { site: 'lihakauppa' }, api: 'timeout' },
  'failing call': { props: { site: 'lihakauppa' }, api: 'error' },
};

export const visits: Visits = [
  {
    page: { hash: '#tuotteet' },
    calls: ['GET /api/lk/customer', 'GET /api/v1/lihakauppa/shoppingcart/load'],
    says: 'Ostoskoria ei saatu ladattua. Tuotteesi ovat tallessa.',
    again: { press: 'button' },
  },
  {
    page: { hash: '#tuotteet' },
    calls: ['GET /api/v1/lihakauppa/shoppingcart/load', 'GET /api/lk/customer'],
    again: null,
  },
  {
    page: { hash: '#tuotteet' },
    steps: [{ press: 'fieldset button:last-of-type' }, { press: 'button[aria-busy]:not([type=submit])' }],
    calls: [
      'GET /api/lk/customer',
      'GET /api/v1/lihakauppa/shoppingcart/load',
      'POST /api/v1/lihakauppa/shoppingcart/changequantity',
    ],
    says: 'Tapahtui virhe päivitettäessä lukumäärää.',
    again: { press: 'fieldset button:last-of-type' },
  },
  {
    page: { hash: '#tuotteet' },
    steps: [{ fill: { 'form input': 'KEVAT10' } }, { press: '[type=submit]' }],
    calls: [
      'GET /api/lk/customer',
      'GET /api/v1/lihakauppa/shoppingcart/load',
      'POST /api/v1/lihakauppa/shoppingcart/addcouponcode',
    ],
    says: 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
  },
];
