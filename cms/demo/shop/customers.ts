import type { DemoCustomer } from '../../model/shop.ts';

/** Fictional customers with public passwords. docs/cms.md lists them. */
export const customers: DemoCustomer[] = [
  {
    email: 'aino@lihaluoto.example',
    password: 'aino-tilaa-tiskilta',
    firstName: 'Aino',
    lastName: 'Rantala',
    address: {
      firstName: 'Aino',
      lastName: 'Rantala',
      streetAddress: 'Satamakatu 12 B 7',
      postalCode: '00160',
      city: 'Helsinki',
    },
    phone: '401234567',
  },
  {
    email: 'veikko@lihaluoto.example',
    password: 'veikko-uusi-asiakas',
    firstName: 'Veikko',
    lastName: 'Luoto',
  },
  {
    email: 'kerttu@lihaluoto.example',
    password: 'kerttu-kantaasiakas',
    firstName: 'Kerttu',
    lastName: 'Saarinen',
    address: {
      firstName: 'Kerttu',
      lastName: 'Saarinen',
      streetAddress: 'Linnankatu 40 as. 3',
      postalCode: '20100',
      city: 'Turku',
    },
    phone: '50123123',
    orders: [
      { day: '2026-09-18', time: '16-18', lines: { 20101: 2, 20106: 1 } },
      { day: '2026-10-30', time: '18-20', lines: { 20108: 3, 20109: 2, 30101: 1 } },
    ],
  },
];
