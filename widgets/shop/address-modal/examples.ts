import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

const excludedPaths = ['/asiakaspalvelu', '/tietosuoja'];

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'address modal': { props: { site: 'lihakauppa', excludedPaths }, shows: 'nothing' },
  'ways out': {
    props: {
      site: 'lihakauppa',
      excludedPaths,
      helpLinks: [{ label: 'Asiakaspalvelu', link: '/asiakaspalvelu' }],
      logOutUrl: '/ulos',
    },
    shows: 'nothing',
  },
  'failing call': { props: { site: 'lihakauppa', excludedPaths }, api: 'error', shows: 'nothing' },
  hostile: {
    props: {
      site: 'lihakauppa',
      excludedPaths: ['http://[', '//', '<script>alert(1)</script>'],
      phoneCountryCodes: ['<b>', '358'],
      helpLinks: [{ label: '<b>', link: 'javascript:alert(1)' }],
      logOutUrl: 'javascript:alert(1)',
    },
    shows: 'nothing',
  },
};

export const visits: Visits = [
  {
    page: { answers: { 'GET /api/lk/customer': { loggedIn: true, deliveryAddress: null } } },
    steps: [
      {
        fill: {
          firstName: 'Aino',
          lastName: 'Virta',
          streetAddress: 'Rantatie 1',
          postalCode: '00100',
          city: 'Helsinki',
          phoneNumber: '401234567',
          isPrivateCustomer: true,
        },
      },
      { press: '[type=submit]' },
    ],
    calls: ['GET /api/lk/customer', 'POST /api/lk/customer'],
    says: 'Jotain meni vikaan',
  },
  { isUnseen: true, calls: ['GET /api/lk/customer'], again: null },
];
