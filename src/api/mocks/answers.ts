/**
 * The answers of the API in stories, conformance tests and accessibility checks, by operation (src/api/contract/). A form's answer is its
 * operation's example; any other new operation is a new row here.
 */
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { type Answer, API, type Operation, type OperationKey } from '../contract/index.ts';
import { desktopNavigation, mobileNavigation, PICTURE } from './navigation.ts';

type Answers = { readonly [Key in OperationKey]?: Answer<Key> | (() => Promise<Answer<Key>>) };

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

/** The answer of a search. */
const found = <Hit>(
  list: Hit[],
  facetCategories: { value: string; label: string; count: number }[],
  more?: {
    facetTags?: { value: string; count: number }[];
    authors?: { value: string; label: string; count: number }[];
  },
) => ({ hits: list, totalCount: list.length, hasMore: false, query: '', facetCategories, ...more });

const categories = [
  { value: 'makkarat', label: 'Makkarat', count: 4 },
  { value: 'leikkeleet', label: 'Leikkeleet', count: 2 },
];

const themes = [
  { key: 'grilli', value: 'Grillaus' },
  { key: 'joulu', value: 'Joulu' },
];

const tagCounts = [
  { value: 'grilli', count: 3 },
  { value: 'joulu', count: 0 },
  { value: 'gluteeniton', count: 2 },
];

const products = ['Rantalenkki', 'Kesäranta', 'Saunamakkara', 'Palvikinkku', 'Meetwursti', 'Nakit'].map(
  (title, at) => ({
    contentId: `product-${at + 1}`,
    code: `1010${at + 1}`,
    productCode: `1010${at + 1}`,
    url: `/tuotteet/${title.toLowerCase()}`,
    title,
    category: at < 4 ? 'Makkarat' : 'Leikkeleet',
    teaserText: `${title} on tuttu ja maistuva.`,
    image: [PICTURE],
    type: 'product',
    price: '4,90',
    svhPrice: at === 1 ? '6,10' : null,
    discountPercentage: at === 1 ? 20 : null,
    pricePerKilo: '9,80',
    stock: at === 2 ? 0 : null,
    gtinCode: '6412345678904',
    isNovelty: at === 0,
  }),
);

const recipes = ['Uunilenkki', 'Makkarakeitto', 'Pyttipannu'].map((title, at) => ({
  ...hits[3]!,
  contentId: `recipe-${at + 1}`,
  url: `/reseptit/${title.toLowerCase()}`,
  title,
  image: PICTURE,
  totalTime: 25 + at * 10,
  isNovelty: at === 0,
}));

const news = ['Kinkun suolaus alkoi', 'Uusi pakkaus', 'Vuosi tilalla'].map((title, at) => ({
  ...hits[3]!,
  contentId: `news-${at + 1}`,
  url: `/uutiset/${at + 1}`,
  title,
  type: 'news',
  category: 'Sesonki',
  publishDate: `2026-1${at}-03`,
  author: 'Ruokatoimitus',
}));

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

const cartWithCode = { couponCodes: ['KEVAT10'], cart: { ...cart, couponCodes: ['KEVAT10'] } };

/** A proof-of-work challenge that is solved at once. */
const challenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 2,
    deriveKey,
    expiresAt: new Date(Date.now() + 900_000),
    hmacSignatureSecret: 'stories and tests',
    hmacKeySignatureSecret: 'stories and tests, too',
  });

const menuRecipes = Object.fromEntries(
  ['Lihapullat', 'Lohikeitto', 'Kasvislasagne', 'Broileripasta', 'Uunimakkara ja perunamuusi'].map((name) => [
    name,
    { link: `/reseptit/${name.toLowerCase().replaceAll(' ', '-')}`, image: PICTURE },
  ]),
);
const menuCards = (...names: string[]) => names.map((header) => ({ header, ...menuRecipes[header]! }));
const menuWeek = {
  monday: menuCards('Lihapullat', 'Kasvislasagne'),
  tuesday: menuCards('Lohikeitto'),
  wednesday: menuCards('Broileripasta'),
  thursday: [],
  friday: menuCards('Uunimakkara ja perunamuusi'),
};

const deliveryDays = [
  'tiistai 24.11.',
  'keskiviikko 25.11.',
  'torstai 26.11.',
  'perjantai 27.11.',
  'lauantai 28.11.',
  'maanantai 30.11.',
];
const deliveryDates = deliveryDays.map((label, at) => ({
  value: `2026-11-${24 + at}`,
  label,
  times: [8, 10, 12, 14, 16, 18]
    .slice(at % 3)
    .map((hour) => ({ value: `${hour}-${hour + 2}`, label: `klo ${hour}–${hour + 2}` })),
}));

const reviews = [
  'Paras pihvi, jonka olen kotona paistanut. Tilaan toistekin.',
  'Kolmen viikon kypsytys maistuu. Rasva on juuri siellä, missä pitääkin, ja paistopinnasta tuli ravintolatasoa. Annoin pihvien levätä pöydällä tunnin ennen pannua, kuten ohjeessa neuvottiin. Vieraat kysyivät, mistä liha on.',
  'Erinomaista lihaa. Toinen pihveistä oli toista ohuempi, siitä miinus.',
  'Hyvää.\nPakkaus oli kylmä.',
].map((text, at) => ({
  id: at + 1,
  stars: 5 - at,
  text,
  userName: ['Marjatta', 'Grillimestari_71', 'Pekka P.', 'Tuulikki'][at]!,
  isVerified: at !== 3,
}));

const answers: Answers = {
  'GET /api/nav/desktop': desktopNavigation,
  'GET /api/nav/mobile': mobileNavigation,
  'GET /api/search/suggestions/': { hits },
  'GET /api/search/content/': {
    ...found(hits, [{ value: 'product', label: 'Tuotteet', count: 3 }]),
    query: 'liha',
  },
  'GET /api/search/products': found(products, categories, { facetTags: tagCounts }),
  'GET /api/search/lihakauppa-products': found(products, categories),
  'GET /api/search/recipes': found(recipes, [], { facetTags: tagCounts }),
  'GET /api/search/newsroom': found(news, [], {
    authors: [{ value: 'Ruokatoimitus', label: 'Ruokatoimitus', count: 3 }],
  }),
  'GET /api/search/all-products': products.map(({ code, title }) => ({ productId: Number(code), title })),
  'GET /api/facets/groups': themes,
  'GET /api/facets/custom': [{ key: 'gluteeniton', value: 'Gluteeniton' }],
  'GET /api/facets/recipetags': [{ key: 'keitot', value: 'Keitot' }],
  'GET /api/v1/lihakauppa/shoppingcart/load': cart,
  'POST /api/v1/lihakauppa/shoppingcart/add': cart,
  'POST /api/v1/lihakauppa/shoppingcart/changequantity': cart,
  'POST /api/v1/lihakauppa/shoppingcart/addcouponcode': cartWithCode,
  'POST /api/v1/lihakauppa/shoppingcart/removecouponcode': cartWithCode,
  'GET /api/lk/customer': { loggedIn: false, deliveryAddress: null },
  'POST /api/lk/customer': {
    deliveryAddress: {
      firstName: 'Aino',
      lastName: 'Virta',
      streetAddress: 'Rantatie 1 A 2',
      postalCode: '00100',
      city: 'Helsinki',
    },
  },
  'GET /api/v1/lihakauppa/checkout/availability': { data: { isAvailable: true } },
  'GET /api/v1/lihakauppa/checkout/delivery': { status: 200, data: { dates: deliveryDates } },
  'GET /api/captcha/challenge': challenge,
  'GET /api/cision/subscribe/categories': [
    { name: 'Pörssitiedotteet', informationType: 'rns' },
    { name: 'Lehdistötiedotteet', informationType: 'prm' },
  ],
  'POST /api/contentlikecount/{contentId}': { likeCount: 129 },
  'GET /api/fs/menu': [menuWeek, { ...menuWeek, monday: [], friday: [] }],
  'POST /api/fs/menu': { menuId: 'kYp7-Zq3vR_1' },
  'GET /api/fs/menu/recipes': menuRecipes,
  'GET /api/filtered-cards/{dropdownItemId}/{cardType}': ['Grillimakkara', 'Kesäranta'].map((header) => ({
    type: 'recipe',
    header,
    link: `/reseptit/${header.toLowerCase()}`,
    image: PICTURE,
    totalTime: 30,
  })),
  'GET /api/review/lihakauppa/': {
    hits: reviews,
    totalCount: 12,
    hasMore: true,
    productId: '20101',
    averageRating: 4.4,
  },
  'POST /api/review/lihakauppa/': { isSuccess: true },
  'GET /api/products/{code}': {
    name: 'Naudan entrecôte, raakakypsytetty',
    code: '20101',
    url: '/tuotteet/entrecote',
    price: '24,90',
    pricePerKg: '49,80',
    svhPrice: '29,90',
    stock: 18,
    description:
      '<p>Leikataan selän etuosasta, jossa rasva kulkee lihan sisällä. Anna levätä yhtä kauan kuin paistoit.</p><p>Ainesosat: suomalainen naudanliha.</p>',
    image: PICTURE,
    averageRating: 4.4,
    reviewCount: 27,
  },
};

/** The answer of a search without hits. */
const nothing = { hits: [], totalCount: 0, hasMore: false, query: '', facetCategories: [] };

/** The answers of a server that has nothing. Default: the usual answer with every list empty. */
const emptyAnswers: Answers = {
  'GET /api/search/content/': { ...nothing, query: 'liha' },
  'GET /api/search/products': nothing,
  'GET /api/search/lihakauppa-products': nothing,
  'GET /api/search/recipes': nothing,
  'GET /api/search/newsroom': nothing,
  'GET /api/captcha/challenge': challenge,
  'GET /api/v1/lihakauppa/checkout/delivery': { status: 200, data: { dates: [] } },
  'GET /api/review/lihakauppa/': {
    hits: [],
    totalCount: 0,
    hasMore: false,
    productId: '20101',
    averageRating: 0,
  },
};

/** An operation with its answers. */
export interface ApiCall {
  method: 'get' | 'post';
  /** `:name` is any one segment. */
  path: string;
  /** The answer, or a function that creates it. */
  answer: unknown;
  /** The answer of a server that has nothing. Default: `answer` with every list empty. */
  empty?: unknown;
}

/** Every operation that has an answer. */
export const calls: ApiCall[] = Object.entries<Operation>(API).flatMap(([key, { example }]) => {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string];
  const answer = answers[key as OperationKey] ?? example;
  const empty = emptyAnswers[key as OperationKey];
  if (answer === undefined) return [];
  return {
    method: method === 'GET' ? 'get' : 'post',
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    answer,
    ...(empty !== undefined && { empty }),
  };
});
