import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

const products = [
  { productId: 20101, title: 'Kypsä broilerin paistisuikale 2,5 kg' },
  { productId: 20102, title: 'Pulled pork 1,5 kg' },
];

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  feedback: { props: { site: 'ammattilaiset', successPage: '/kiitos', products } },
  'about a product': {
    props: {
      site: 'ammattilaiset',
      successPage: '/kiitos',
      products,
      product: products[0]!,
      formType: 'Other',
    },
  },
  'failing call': { props: { successPage: '/kiitos' }, api: 'error' },
  hostile: {
    props: {
      successPage: 'javascript:alert(1)',
      product: { productId: -1, title: '<img src=x onerror=alert(1)>' },
    },
  },
};

export const visits: Visits = [
  {
    example: 'about a product',
    steps: [
      {
        fill: {
          firstName: 'Aino',
          lastName: 'Virtanen',
          organization: 'Ravintola Oy',
          message: 'Tarjous, kiitos.',
          contactRequest: 'Email',
          email: 'aino@example.fi',
        },
      },
      { press: '[type=submit]' },
    ],
    calls: ['GET /api/captcha/challenge', 'POST /api/fs/salesform'],
    says: null,
  },
];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Kypsä broilerin paistisuikale 2,5 kg': {
    sv: 'Stekta kycklingstrimlor 2,5 kg',
    en: 'Cooked chicken strips 2.5 kg',
    de: 'Gegarte Hähnchenstreifen 2,5 kg',
  },
};
