/**
 * What the API answers when all is well, one row a call. A new call of a widget is a new row here; its stories, its
 * conformance tests and the accessibility checks then have it in every scenario.
 */
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { desktopNavigation, mobileNavigation } from './navigation.ts';

export interface ApiCall {
  method: 'get' | 'post';
  /** As in the specification; `:name` stands for any one segment. */
  path: string;
  answer: unknown;
  /** The answer where the server has nothing to tell. Default: the answer with every list of it empty. */
  empty?: unknown;
}

const hits = ['Lauantaimakkara', 'Lihapullat', 'Grillimakkara', 'Lihakeitto', 'Lihapiirakka'].map(
  (title, at) => ({
    contentId: `hit-${at + 1}`,
    url: `/tuotteet/${title.toLowerCase()}`,
    title,
    category: at < 3 ? 'Tuotteet' : 'Reseptit',
    teaserText: `${title} on tuttu ja maistuva.`,
    image: '',
    type: at < 3 ? 'product' : 'recipe',
  }),
);

const cart = {
  currency: 'EUR',
  currencySymbol: '€',
  total: '25,80',
  subTotal: '25,80',
  lineItemCount: 2,
  lineItems: [
    {
      code: 'LK-1',
      productId: 1,
      name: 'Naudan sisäfilee',
      category: 'Nauta',
      quantity: 2,
      linePrice: '25,80',
      linePriceWithoutDiscounts: '25,80',
    },
  ],
  couponCodes: [],
};

/** A proof-of-work challenge that is solved at once. */
const challenge = (): Promise<unknown> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 2,
    deriveKey,
    expiresAt: new Date(Date.now() + 900_000),
    hmacSignatureSecret: 'stories and tests',
    hmacKeySignatureSecret: 'stories and tests, too',
  });

export const calls: ApiCall[] = [
  { method: 'get', path: '/api/nav/desktop', answer: desktopNavigation },
  { method: 'get', path: '/api/nav/mobile', answer: mobileNavigation },
  { method: 'get', path: '/api/search/suggestions/', answer: { hits } },
  {
    method: 'get',
    path: '/api/search/content/',
    answer: {
      hits,
      totalCount: hits.length,
      hasMore: false,
      query: 'liha',
      facetCategories: [{ value: 'product', label: 'Tuotteet', count: 3 }],
    },
    empty: { hits: [], totalCount: 0, hasMore: false, query: 'liha', facetCategories: [] },
  },
  { method: 'get', path: '/api/v1/lihakauppa/shoppingcart/load', answer: cart },
  { method: 'get', path: '/api/lk/customer', answer: { loggedIn: false, deliveryAddress: null } },
  { method: 'get', path: '/api/captcha/challenge', answer: challenge, empty: challenge },
  { method: 'post', path: '/api/contact/retail/question', answer: { isSuccess: true } },
  { method: 'post', path: '/api/contentlikecount/:contentId', answer: { likeCount: 129 } },
];
