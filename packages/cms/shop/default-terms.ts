import type { DeliveryArea, DeliveryWindow, PaymentMethod, ShopTerms } from '../platform/model/shop.ts';

/** VAT on food in Finland in 2026 is 13,5 %. */
export const defaultTerms: ShopTerms = {
  shippingCents: 690,
  freeShippingFromCents: 6000,
  handlingCents: 190,
  vatPerMille: 135,
  cutOffHour: 20,
  seller: {
    name: 'Saaristo Foods Oy, Lihaluoto',
    // The check digit is wrong, so that it is nobody's.
    businessId: '1234567-8',
    address: 'Satamatie 4, 20100 Turku',
    email: 'tiski@lihaluoto.example',
    phone: '+358 10 555 0150',
  },
};

export const paymentMethods: PaymentMethod[] = [
  { code: 'FI54', label: 'Mobiilimaksu' },
  { code: 'FI50', label: 'Pankki- tai luottokortti' },
  { code: 'FI01', label: 'Rantapankki' },
  { code: 'FI02', label: 'Saaripankki' },
  { code: 'FI03', label: 'Majakkapankki' },
  { code: 'FI04', label: 'Luotopankki' },
];

/** Areas with same-day delivery by a refrigerated van. */
export const areas: DeliveryArea[] = [
  { first: '00100', last: '02999', name: 'Pääkaupunkiseutu' },
  { first: '03100', last: '10999', name: 'Uusimaa' },
  { first: '11100', last: '14999', name: 'Kanta-Häme' },
  { first: '15100', last: '19999', name: 'Päijät-Häme' },
  { first: '20100', last: '27999', name: 'Varsinais-Suomi' },
  { first: '28100', last: '29999', name: 'Satakunta' },
  { first: '33100', last: '39999', name: 'Pirkanmaa' },
  { first: '60100', last: '66999', name: 'Etelä-Pohjanmaa ja Rannikko' },
];

export const windows: DeliveryWindow[] = [
  { time: '10-12', label: 'klo 10–12', capacity: 12 },
  { time: '12-14', label: 'klo 12–14', capacity: 12 },
  { time: '14-16', label: 'klo 14–16', capacity: 12 },
  { time: '16-18', label: 'klo 16–18', capacity: 16 },
  { time: '18-20', label: 'klo 18–20', capacity: 16 },
];
