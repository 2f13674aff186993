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
    seller: {
      name: 'Lihaluoto Oy',
      businessId: '1234567-8',
      address: 'Satamatie 4, 20100 Turku',
      email: 'tiski@luoto.example',
      phone: '+358 10 555 0120',
    },
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
    {
      site: 'lihakauppa',
      name: 'Lihaluoto',
      tagline: { fi: 'Lihaa' },
      languages: ['fi'],
      maker: 'Lihaluoto, 20100 Turku',
      privacy: { controller: 'Lihaluoto Oy', pages: { fi: '/tietosuoja' } },
    },
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
    meat('501', 'Entrecôte', 2000, {
      comparedPrice: 2500,
      name: { fi: 'Entrecôte', se: 'Entrecôte på svenska' },
      ingredients: {
        fi: 'Suomalainen naudanliha, korppujauho (VEHNÄ), SINAPPI, hapettumisenestoaine (E 301).',
        se: 'Finländskt nötkött, ströbröd (VETE), SENAP, antioxidationsmedel (E 301).',
      },
      nutrition: {
        kj: 949,
        kcal: 228,
        fat: 16,
        saturates: 7,
        carbohydrate: 0,
        sugars: 0,
        protein: 21,
        salt: 0.1,
      },
      storage: { fi: 'Enintään +4 °C', se: 'Högst +4 °C' },
      origin: { fi: 'Suomi', se: 'Finland' },
      pictures: ['products/501-served.svg'],
    }),
    meat('502', 'Jauheliha', 990, { stock: null }),
    meat('503', 'Kylki', 1590, { stock: 0 }),
    meat('504', 'Paisti', 1500, { stock: 3 }),
    meat('505', 'Näyte', null),
    product('601', 'Rannan makkara', 'Makkarat', { price: 495, stock: 5 }),
  ],
  recipes: [],
  news: [],
  navigation: [],
  facets: [10, 16].map((euros) => ({
    key: `up-to-${euros}`,
    list: 'prices',
    label: { fi: `Enintään ${euros} €` },
    tags: [`≤ ${euros} €`],
  })),
  shop,
};
