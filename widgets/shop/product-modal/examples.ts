import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'a product': { props: { code: '20101', site: 'lihakauppa' } },
  'own texts': {
    props: {
      code: '20101',
      site: 'lihakauppa',
      triggerLabel: 'Näytä naudan entrecôte',
      infoCards: [
        { header: 'Riiputettu 21 vuorokautta', text: 'Kypsyy luun ympärillä kylmässä, kunnes on mureaa.' },
        { header: 'Leikattu tilauksesta', text: 'Leikkuri tarttuu veitseen, kun olet maksanut.' },
      ],
    },
  },
  'failing call': { props: { code: '20101', site: 'lihakauppa' }, api: 'error' },
  hostile: {
    props: {
      code: '../../"><script>alert(1)</script>',
      triggerLabel: 'Nappijokaeimahdu'.repeat(8),
      infoCards: [{ header: '<img src=x onerror=alert(1)>', text: 'Tekstijokaeimahdu'.repeat(12) }],
    },
  },
};

export const visits: Visits = [
  {
    steps: [{ press: 'button' }],
    // The cart is loaded for the event to the tag manager.
    calls: ['GET /api/v1/lihakauppa/shoppingcart/load', 'GET /api/products/20101'],
    says: 'Tuotteen lataaminen epäonnistui.',
    again: { press: '[role=alert] + button' },
  },
];
