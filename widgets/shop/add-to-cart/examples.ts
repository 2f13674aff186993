import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

const steak = { code: '20200', price: '14,90' };

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'on the shop': { props: { ...steak, site: 'lihakauppa', stock: 12 } },
  'sold out': { props: { ...steak, site: 'lihakauppa', stock: 0 } },
  'failing call': { props: { ...steak, site: 'lihakauppa', unit: 'rasiaa', max: 5 }, api: 'error' },
  'on a brand site': { props: { ...steak, site: 'jyvabroiler', openCartUrl: 'javascript:alert(1)' } },
};

export const visits: Visits = [
  {
    steps: [{ press: 'button[aria-busy]' }],
    calls: ['GET /api/v1/lihakauppa/shoppingcart/load', 'POST /api/v1/lihakauppa/shoppingcart/add'],
    says: 'Tapahtui virhe',
  },
];
