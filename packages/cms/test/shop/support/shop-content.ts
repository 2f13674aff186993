/** A small shop, so that tests do not depend on the demo content. */
import type { ShopContent } from '../../../platform/model/shop.ts';
import type { EstateContent } from '../../../platform/model/estate-content.ts';
import { product } from '../../support/content.ts';

const meat = (code: string, name: string, price: number | null, rest = {}) =>
  product(code, name, 'Nauta', { site: 'lihakauppa', price, stock: 30, ...rest });

export const AINO = { email: 'aino@luoto.example', password: 'ainon salasana' };
export const VEIKKO = { email: 'veikko@luoto.example', password: 'veikon salasana' };
export const KERTTU = { email: 'kerttu@luoto.example', password: 'kertun salasana' };

const ainosAddress = {
  firstName: 'Aino',
  lastName: 'Rantala',
  streetAddress: 'Satamakatu 12',
  postalCode: '00160',
  city: 'Helsinki',
};

const shop: ShopContent = {
  terms: {
    shippingCents: 690,
    freeShippingFromCents: 6000,
    handlingCents: 190,
    vatPerMille: 135,
    cutOffHour: 20,
  },
  paymentMethods: [
    { code: 'FI54', label: 'MobilePay' },
    { code: 'FI50', label: 'Kortti' },
  ],
  areas: [{ first: '00100', last: '02999', name: 'Helsinki' }],
  windows: [
    { time: '16-18', label: 'klo 16–18', capacity: 60 },
    { time: '18-20', label: 'klo 18–20', capacity: 1 },
  ],
  coupons: [
    { code: 'KYMMENEN', kind: 'percent', amount: 10, minimum: 3000 },
    { code: 'VIISI', kind: 'sum', amount: 500 },
    { code: 'KERRAN', kind: 'percent', amount: 15, oncePerCustomer: true },
    { code: 'RAHDITTA', kind: 'shipping', amount: 0 },
    { code: 'KANTIS', kind: 'loyalty', amount: 300 },
    { code: 'HYVITYS', kind: 'refund', amount: 1000 },
    { code: 'LAHJA', kind: 'gift-card', amount: 10_000 },
    { code: 'VANHA', kind: 'percent', amount: 20, expires: '2025-12-24' },
    { code: 'LOPPU', kind: 'sum', amount: 500, uses: 0 },
    { code: 'YKSI', kind: 'sum', amount: 500, uses: 1 },
  ],
  customers: [
    { ...AINO, firstName: 'Aino', lastName: 'Rantala', address: ainosAddress, phone: '401234567' },
    { ...VEIKKO, firstName: 'Veikko', lastName: 'Luoto' },
    {
      ...KERTTU,
      firstName: 'Kerttu',
      lastName: 'Saarinen',
      address: { ...ainosAddress, firstName: 'Kerttu', lastName: 'Saarinen' },
      orders: [{ day: '2026-10-30', time: '16-18', lines: { 501: 2 } }],
    },
  ],
};

export const shopContent: EstateContent = {
  sites: [
    {
      site: 'atriafi',
      name: 'Saaristo',
      tagline: { fi: 'Ruokaa' },
      languages: ['fi'],
      isSoldInShop: true,
    },
    { site: 'lihakauppa', name: 'Lihaluoto', tagline: { fi: 'Lihaa' }, languages: ['fi'] },
  ],
  pages: [
    {
      site: 'lihakauppa',
      language: 'fi',
      path: '/',
      title: 'Lihaluoto',
      description: '',
      blocks: [],
    },
  ],
  products: [
    meat('501', 'Entrecôte', 2000, { comparedPrice: 2500 }),
    meat('502', 'Jauheliha', 990, { stock: null }),
    meat('503', 'Kylki', 1590, { stock: 0 }),
    meat('504', 'Paisti', 1500, { stock: 3 }),
    meat('505', 'Näyte', null),
    product('601', 'Rannan makkara', 'Makkarat', { price: 495, stock: 5 }),
  ],
  recipes: [],
  news: [],
  navigation: [],
  shop,
};
