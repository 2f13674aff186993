import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import { pack, served, slice } from './pictures.ts';
import type definition from './widget.ts';

const sausage = {
  contentId: 'p-10101',
  title: 'Saunamakkara 400 g',
  url: '/tuotteet/saunamakkara',
  image: [pack('#0d4f4b')],
};

const codes = {
  code: '10101',
  valoCode: 'TK-4471',
  gtinCode: '6412345678907',
  valoUrl: 'https://tilaus.example/haku?koodi={code}',
};

const steak = {
  variant: 'shop' as const,
  contentId: 'p-20200',
  productCode: '20200',
  header: 'Naudan ulkofileepihvi 2 × 180 g',
  link: '/tuotteet/ulkofileepihvi',
  image: [pack('#7d1420')],
  price: '14,90',
  pricePerKilo: '41,39',
};

const long =
  'Hapankaalimakkaravartaidenpaahtopistemaustekastikelajitelma savustettuna ja hitaasti kypsennettynä';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  consumer: { props: { ...sausage, variant: 'consumer' } },
  professional: { props: { ...sausage, ...codes, variant: 'professional', site: 'ammattilaiset' } },
  swedish: {
    props: {
      ...sausage,
      variant: 'swedish',
      title: 'Grillkorv med ost 320 g',
      url: '/produkter/grillkorv',
      site: 'lithellsse',
      language: 'se',
      novelty: true,
    },
  },
  export: {
    props: {
      ...sausage,
      variant: 'export',
      title: 'Smoked rye ham 1 kg',
      url: '/products/ham',
      site: 'export',
      language: 'en',
    },
  },
  partner: { props: { ...sausage, ...codes, variant: 'partner' } },
  shop: { props: { ...steak, site: 'lihakauppa' } },
  'special price': {
    props: { ...steak, site: 'lihakauppa', price: '11,90', svhPrice: '14,90', discountPercentage: 20 },
  },
  'sold out': { props: { ...steak, site: 'lihakauppa', stock: 0 } },
  'several pictures': {
    props: {
      ...steak,
      site: 'lihakauppa',
      image: [pack('#7d1420'), { url: served, alt: 'Annos lautasella' }, slice],
    },
  },
  novelty: { props: { ...sausage, variant: 'consumer', novelty: true } },
  'by site': { props: { ...sausage, ...codes, site: 'foodservicese', language: 'se' } },
  'EAN of eight digits': {
    props: { ...sausage, variant: 'partner', gtinCode: '96385074' },
  },
  'wrong check digit': {
    props: { ...sausage, ...codes, variant: 'professional', gtinCode: '6412345678901' },
  },
  'ordering code without an address': {
    props: { ...sausage, variant: 'professional', code: '10101', valoCode: 'TK-4471' },
  },
  'without a picture': { props: { ...sausage, image: [], variant: 'consumer' } },
  'broken picture': { props: { ...sausage, image: ['data:image/png;base64,AAAA'], variant: 'consumer' } },
  'long texts': {
    props: {
      ...steak,
      site: 'lihakauppa',
      variant: 'professional',
      header: long.repeat(2),
      productCode: '1234567890'.repeat(5),
      valoCode: 'ABCDEFGHIJ'.repeat(6),
      gtinCode: '0987654321'.repeat(8),
      price: '1234567,90',
      svhPrice: '2345678,90',
      discountPercentage: 49.5,
      novelty: true,
    },
  },
  hostile: {
    props: {
      variant: 'professional',
      title: '<img src=x onerror=alert(1)>',
      url: 'javascript:alert(1)',
      image: ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>'],
      price: '<b>5,00</b>',
      code: '"><script>alert(1)</script>',
      valoCode: '../../x?y=1#z',
      valoUrl: 'javascript:alert({code})',
      gtinCode: '<svg onload=alert(1)>',
    },
  },
};

export const visits: Visits = [
  { calls: [] },
  { example: 'professional', calls: [] },
  { example: 'sold out', calls: [] },
  { example: 'shop', steps: [{ press: 'button' }], calls: [] },
];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Saunamakkara 400 g': { sv: 'Bastukorv 400 g', en: 'Sauna sausage 400 g', de: 'Saunawurst 400 g' },
};
