/**
 * What the API answers when all is well, one row a call. A new call of a widget is a new row here; its stories, its
 * conformance tests and the accessibility checks then have it in every scenario.
 */
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { desktopNavigation, mobileNavigation, PICTURE } from './navigation.ts';

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

/** The answer of a search; of an empty one nothing is counted. */
const found = (list: unknown[], facetCategories: unknown[], more: object = {}) => ({
  answer: { hits: list, totalCount: list.length, hasMore: false, query: '', facetCategories, ...more },
  empty: { hits: [], totalCount: 0, hasMore: false, query: '', facetCategories: [] },
});

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
  ...hits[3],
  contentId: `recipe-${at + 1}`,
  url: `/reseptit/${title.toLowerCase()}`,
  title,
  image: PICTURE,
  totalTime: 25 + at * 10,
  isNovelty: at === 0,
}));

const news = ['Kinkun suolaus alkoi', 'Uusi pakkaus', 'Vuosi tilalla'].map((title, at) => ({
  ...hits[3],
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

const menuRecipes = Object.fromEntries(
  ['Lihapullat', 'Lohikeitto', 'Kasvislasagne', 'Broileripasta', 'Uunimakkara ja perunamuusi'].map((name) => [
    name,
    { link: `/reseptit/${name.toLowerCase().replaceAll(' ', '-')}`, image: PICTURE },
  ]),
);
const menuCards = (...names: string[]) => names.map((header) => ({ header, ...menuRecipes[header] }));
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
  'Kolmen viikon kypsytys maistuu. Rasva on juuri siellä missä pitääkin, ja paistopinnasta tuli ravintolatasoa. Annoin pihvien levätä pöydällä tunnin ennen pannua, kuten ohjeessa neuvottiin. Vieraat kysyivät, mistä liha on.',
  'Erinomaista lihaa. Yksi neljästä pihvistä oli muita ohuempi, siitä miinus.',
  'Hyvää.\nPakkaus oli kylmä.',
].map((text, at) => ({
  id: at + 1,
  stars: 5 - at,
  text,
  userName: ['Marjatta', 'Grillimestari_71', 'Pekka P.', 'Tuulikki'][at],
  isVerified: at !== 3,
}));

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
  {
    method: 'get',
    path: '/api/search/products',
    ...found(products, categories, { facetTags: tagCounts }),
  },
  { method: 'get', path: '/api/search/lihakauppa-products', ...found(products, categories) },
  { method: 'get', path: '/api/search/recipes', ...found(recipes, [], { facetTags: tagCounts }) },
  {
    method: 'get',
    path: '/api/search/newsroom',
    ...found(news, [], { authors: [{ value: 'Ruokatoimitus', label: 'Ruokatoimitus', count: 3 }] }),
  },
  { method: 'get', path: '/api/facets/groups', answer: themes },
  { method: 'get', path: '/api/facets/custom', answer: [{ key: 'gluteeniton', value: 'Gluteeniton' }] },
  { method: 'get', path: '/api/facets/recipetags', answer: [{ key: 'keitot', value: 'Keitot' }] },
  { method: 'get', path: '/api/v1/lihakauppa/shoppingcart/load', answer: cart },
  ...['add', 'changequantity'].map((change): ApiCall => ({
    method: 'post',
    path: `/api/v1/lihakauppa/shoppingcart/${change}`,
    answer: cart,
  })),
  ...['addcouponcode', 'removecouponcode'].map((change): ApiCall => ({
    method: 'post',
    path: `/api/v1/lihakauppa/shoppingcart/${change}`,
    answer: { couponCodes: ['KEVAT10'], cart: { ...cart, couponCodes: ['KEVAT10'] } },
  })),
  { method: 'get', path: '/api/lk/customer', answer: { loggedIn: false, deliveryAddress: null } },
  {
    method: 'get',
    path: '/api/v1/lihakauppa/checkout/availability',
    answer: { data: { isAvailable: true } },
  },
  { method: 'get', path: '/api/captcha/challenge', answer: challenge, empty: challenge },
  ...[
    'contact/retail/question',
    'contact/retail/feedback',
    'contact/retail/reclamation',
    'contact/retail/sponsor',
    'contact/promotionalphoto',
    'contact/mfcontact',
    'contact/school-material/request',
    'contact/business/requestcontact',
    'fs/salesform',
  ].map((path): ApiCall => ({ method: 'post', path: `/api/${path}`, answer: { isSuccess: true } })),
  ...['newsletter/subscribe', 'campaign/participate', 'cision-liana/subscribe'].map((path): ApiCall => ({
    method: 'post',
    path: `/api/${path}`,
    answer: { success: true },
  })),
  {
    method: 'get',
    path: '/api/cision/subscribe/categories',
    answer: [
      { name: 'Pörssitiedotteet', informationType: 'rns' },
      { name: 'Lehdistötiedotteet', informationType: 'prm' },
    ],
  },
  {
    method: 'get',
    path: '/api/search/all-products',
    answer: products.map(({ code, title }) => ({ productId: Number(code), title })),
  },
  { method: 'post', path: '/api/contentlikecount/:contentId', answer: { likeCount: 129 } },
  { method: 'get', path: '/api/fs/menu', answer: [menuWeek, { ...menuWeek, monday: [], friday: [] }] },
  { method: 'post', path: '/api/fs/menu', answer: { menuId: 'kYp7-Zq3vR_1' } },
  { method: 'get', path: '/api/fs/menu/recipes', answer: menuRecipes },
  {
    method: 'get',
    path: '/api/filtered-cards/:dropdownItemId/:cardType',
    answer: ['Grillimakkara', 'Kesäranta'].map((header) => ({
      type: 'recipe',
      header,
      link: `/reseptit/${header.toLowerCase()}`,
      image: PICTURE,
      totalTime: 30,
    })),
  },
  {
    method: 'get',
    path: '/api/v1/lihakauppa/checkout/delivery',
    answer: { status: 200, data: { dates: deliveryDates } },
    empty: { status: 200, data: { dates: [] } },
  },
  {
    method: 'post',
    path: '/api/lk/customer',
    answer: {
      deliveryAddress: {
        firstName: 'Aino',
        lastName: 'Virta',
        streetAddress: 'Rantatie 1 A 2',
        postalCode: '00100',
        city: 'Helsinki',
      },
    },
  },
  {
    method: 'get',
    path: '/api/review/lihakauppa/',
    answer: { hits: reviews, totalCount: 12, hasMore: true, productId: '20101', averageRating: 4.4 },
    empty: { hits: [], totalCount: 0, hasMore: false, productId: '20101', averageRating: 0 },
  },
  { method: 'post', path: '/api/review/lihakauppa/', answer: { isSuccess: true } },
  {
    method: 'get',
    path: '/api/products/:code',
    answer: {
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
  },
];
