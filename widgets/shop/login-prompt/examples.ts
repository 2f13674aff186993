import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

const loginLink = { label: 'Kirjaudu', link: '/kirjaudu' };

/** The first one is the catalogue's example. Visible only at #kirjaudu. */
export const examples: Examples<typeof definition> = {
  'two ways on': { props: { site: 'lihakauppa', loginLink } },
  'failing call': { props: { site: 'lihakauppa', loginLink }, api: 'error' },
  hostile: {
    props: {
      site: 'lihakauppa',
      title: '<b>Kirjaudu</b> tai anna postinumeroalueesi viisinumeroinen postinumerotunnus',
      loginLink: { label: 'Kirjaudu', link: 'javascript:alert(1)' },
      checkoutUrl: 'javascript:alert(1)',
    },
  },
};

export const visits: Visits = [
  {
    page: { hash: '#kirjaudu' },
    steps: [{ fill: { postinumero: '00100' } }, { press: '[type=submit]' }],
    calls: ['GET /api/lk/customer', 'GET /api/v1/lihakauppa/checkout/availability'],
    says: 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
  },
  { page: { hash: '#kirjaudu' }, calls: ['GET /api/lk/customer'], again: null },
];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  Kirjaudu: { sv: 'Logga in', en: 'Log in', de: 'Anmelden' },
};
