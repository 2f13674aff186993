import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

const paymentMethods = [
  { code: 'FI54', label: 'MobilePay' },
  { code: 'FI50', label: 'Pankki- tai luottokortti' },
  { code: 'FI01', label: 'Rantapankki' },
  { code: 'FI02', label: 'Saaristopankki' },
];
const shop = { site: 'lihakauppa', purchaseFormSelector: '#tilauslomake' } as const;

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  checkout: { props: { ...shop, paymentMethods }, shows: 'nothing' },
  'failing call': {
    props: { ...shop, paymentMethods, errorsHeading: 'Tilausta ei voi vielä maksaa' },
    api: 'error',
    shows: 'nothing',
  },
  hostile: {
    props: {
      site: 'lihakauppa',
      purchaseFormSelector: '<img src=x onerror=alert(1)>',
      paymentMethods: [
        { code: '__proto__', label: '<script>alert(1)</script>' },
        { code: '', label: 'Verkkopankkimaksunvälityspalveluntarjoajayhteenliittymä' },
      ],
    },
    shows: 'nothing',
  },
};

export const visits: Visits = [
  {
    page: { hash: '#toimitus' },
    steps: [{ fill: { postalCode: '00100' } }],
    calls: [
      'GET /api/lk/customer',
      'GET /api/v1/lihakauppa/shoppingcart/load',
      'GET /api/v1/lihakauppa/checkout/delivery',
    ],
    says: 'Toimitusaikojen latauksessa tapahtui virhe.',
    again: { press: '[role=alert] + button' },
  },
  {
    page: { hash: '#toimitus' },
    calls: ['GET /api/v1/lihakauppa/shoppingcart/load', 'GET /api/lk/customer'],
    again: null,
  },
  {
    page: { hash: '#toimitus' },
    calls: ['GET /api/lk/customer', 'GET /api/v1/lihakauppa/shoppingcart/load'],
    again: null,
  },
];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Pankki- tai luottokortti': {
    sv: 'Bank- eller kreditkort',
    en: 'Debit or credit card',
    de: 'Bank- oder Kreditkarte',
  },
  Rantapankki: { sv: 'Strandbanken', en: 'Shore Bank', de: 'Strandbank' },
  Saaristopankki: { sv: 'Skärgårdsbanken', en: 'Archipelago Bank', de: 'Schärenbank' },
};
