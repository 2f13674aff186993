/** One row for each route of the back office: who may call it, how, and what it changes and shows. */
import type { Fixture } from './fixture.ts';

/**
 * account: every account. site: accounts of the site. write: accounts that may write pages of the site. publish: publishers of the site.
 * publisher: publishers. administrator: publishers without limits.
 */
export type Need = 'account' | 'site' | 'write' | 'publish' | 'publisher' | 'administrator';

export interface Call {
  /** Values of the path's parameters; `id` by default from `of`. */
  params?: Record<string, string | number>;
  query?: string;
  form?: Record<string, string>;
  json?: object;
  file?: boolean;
}

export interface Row {
  needs: Need;
  /** The thing of the fixture whose id is in the path. */
  of?: keyof Fixture;
  call?: (fixture: Fixture) => Call;
  /** Whether visitors see the effect. */
  visible?: true;
  /** Whether the answer has visitors' data of the site. */
  data?: true;
  /** The recorded action, if it is not that of the path; null for none. */
  records?: string | null;
  /** The status for accounts that may call it; 200 or 303 by default. */
  status?: number;
  /** For things that only the shop has. */
  shop?: true;
  /** An action on several things, which refuses each by itself. */
  each?: true;
}

const write = (of: keyof Fixture, call: Row['call'], rest: Partial<Row> = {}): Row => ({
  needs: 'write',
  of,
  ...(call && { call }),
  ...rest,
});
const publish = (of: keyof Fixture, json: object, rest: Partial<Row> = {}): Row => ({
  needs: 'publish',
  of,
  call: () => ({ json }),
  visible: true,
  ...rest,
});
const account: Row = { needs: 'account' };
const ofPage = (of: keyof Fixture = 'published'): Row => ({ needs: 'account', of });
const enquiry = (form: Record<string, string> = {}): Row => ({
  needs: 'site',
  of: 'enquiry',
  call: () => ({ form }),
});
const administrator = (form?: Record<string, string>, rest: Partial<Row> = {}): Row => ({
  needs: 'administrator',
  ...(form && { call: () => ({ form }) }),
  ...rest,
});
const exported = (file: string, rest: Partial<Row> = {}): Row => ({
  needs: 'publisher',
  call: () => ({ params: { file } }),
  data: true,
  records: 'export',
  ...rest,
});
const bulk = (action: string, of: keyof Fixture, form: Record<string, string> = {}): Row => ({
  needs: 'publisher',
  call: (fixture) => ({ form: { ...form, action, sure: '1', [`page-${fixture[of]}`]: '1' } }),
  ...(action !== 'restore' && { visible: true }),
  records: `pages/${action}`,
  each: true,
});
const RECIPE = { name: 'recipes' };
const RECIPE_VALUE = {
  title: 'Matriisi',
  category: 'x',
  minutes: 1,
  portions: 1,
  ingredients: [{ name: 'x' }],
  steps: ['x'],
};
const ofItem = (
  of: 'item' | 'publicItem',
  fields: Record<string, string> = {},
): Pick<Row, 'of' | 'call'> => ({
  of,
  call: (fixture) => ({
    params: RECIPE,
    form: {
      revision: '1',
      value: JSON.stringify({ ...RECIPE_VALUE, title: `Matriisi ${fixture[of]}` }),
      ...fields,
    },
  }),
});
const LATER = '2099-01-01T08:00';
const DRAFT = { version: 1, title: 'Muutettu', description: '', blocks: [] };

/** By method and path. Several rows are several calls of one route. */
export const ROWS: Readonly<Record<string, Row | readonly Row[]>> = {
  'GET /editor': account,
  'GET /editor/*': { ...account, status: 404 },
  'GET /editor/api/collections/:name': { needs: 'account', call: () => ({ params: RECIPE }) },
  'GET /editor/api/collections/:name/:id': { needs: 'account', ...ofItem('item') },
  'GET /editor/api/link': { needs: 'account', call: ({ site }) => ({ query: `site=${site}&path=/` }) },
  'GET /editor/api/links': account,
  'GET /editor/api/me': account,
  'GET /editor/api/media': account,
  'GET /editor/api/media/:id': ofPage('picture'),
  'GET /editor/api/pages': account,
  'GET /editor/api/pages/:id': ofPage(),
  'GET /editor/api/pages/:id/drafts': ofPage(),
  'GET /editor/api/pages/:id/drafts/:number': { ...ofPage(), call: () => ({ params: { number: 1 } }) },
  'GET /editor/api/pages/:id/health': ofPage(),
  'GET /editor/api/pages/:id/notes': ofPage(),
  'GET /editor/api/pages/:id/preview-links': ofPage(),
  'GET /editor/api/pages/:id/translations': ofPage(),
  'GET /editor/api/pages/:id/uses': ofPage(),
  'GET /editor/api/pages/:id/versions': ofPage(),
  'GET /editor/api/products': account,
  'GET /editor/api/recipes': account,
  'GET /editor/api/sections': {
    needs: 'account',
    call: ({ site }) => ({ query: `site=${site}&language=fi` }),
  },
  'GET /editor/api/sections/:id': ofPage('section'),
  'GET /editor/audit': administrator(),
  'GET /editor/audit/export.csv': administrator(undefined, { records: 'audit/export' }),
  'GET /editor/canvas/:id': ofPage(),
  'GET /editor/collections': account,
  'GET /editor/collections/:name': { needs: 'account', call: () => ({ params: RECIPE }) },
  'GET /editor/collections/:name/:id': { needs: 'account', ...ofItem('item') },
  'GET /editor/collections/:name/export.:format': {
    needs: 'account',
    call: () => ({ params: { ...RECIPE, format: 'csv' } }),
    records: 'collections/export',
  },
  'GET /editor/collections/:name/new': {
    needs: 'write',
    call: ({ site }) => ({ params: RECIPE, query: `place=${site}/fi` }),
  },
  'GET /editor/enquiries/:id': { needs: 'site', of: 'enquiry', data: true },
  'GET /editor/export/:file': [
    exported('enquiries.json'),
    exported('enquiries.csv', {
      call: ({ site }) => ({ params: { file: 'enquiries.csv' }, query: `site=${site}&q=merkki` }),
    }),
    exported('sign-ups.csv'),
    exported('orders.json', { needs: 'publish', shop: true }),
    exported('reviews.csv', { needs: 'publish', shop: true }),
  ],
  'GET /editor/files/:id': { needs: 'site', of: 'file', data: true, records: 'files/download' },
  'GET /editor/for-you': account,
  'GET /editor/inbox': [
    { needs: 'account', data: true },
    { needs: 'account', data: true, call: () => ({ query: 'q=merkki' }), records: 'enquiries/search' },
  ],
  'GET /editor/links': account,
  'GET /editor/media': account,
  'GET /editor/media/:id': ofPage('picture'),
  'GET /editor/media/:id/original': ofPage('picture'),
  'GET /editor/media/:id/thumbnail': ofPage('picture'),
  'GET /editor/orders/:id': { needs: 'site', of: 'order', data: true, shop: true },
  'GET /editor/orders': { needs: 'site', data: true, shop: true },
  'GET /editor/pages/:id': ofPage(),
  'GET /editor/pages/new': account,
  'GET /editor/password': account,
  'GET /editor/people': administrator(),
  'GET /editor/preview/:id': [
    ofPage(),
    { ...ofPage('reviewed'), call: () => ({ query: 'of=review' }) },
    { ...ofPage('scheduled'), call: () => ({ query: 'of=scheduled' }) },
    { ...ofPage('draft'), call: ({ draftEdition }) => ({ query: `of=edition-${draftEdition}` }) },
  ],
  'GET /editor/reply-templates': account,
  'GET /editor/reviews': { needs: 'site', data: true, shop: true },
  'GET /editor/scheduled': account,
  'GET /editor/second-factor': account,
  'GET /editor/sign-ups': { needs: 'account', data: true },
  'GET /editor/users': administrator(),
  'GET /editor/uses': account,
  'DELETE /editor/api/collections/:name/:id': [
    { needs: 'write', of: 'item' },
    { needs: 'publish', of: 'publicItem', visible: true },
  ].map(
    (row) =>
      ({
        ...row,
        call: () => ({ params: RECIPE, json: { revision: 1 } }),
        records: 'collections/delete',
      }) as Row,
  ),
  'POST /editor/api/collections/:name': {
    needs: 'write',
    call: ({ site }) => ({ params: RECIPE, json: { site, language: 'fi', value: RECIPE_VALUE } }),
    records: 'collections/save',
  },
  'POST /editor/api/collections/:name/:id/publish': {
    needs: 'publish',
    of: 'item',
    call: () => ({ params: RECIPE, json: { revision: 1 } }),
    visible: true,
  },
  'POST /editor/api/media': { needs: 'account', call: () => ({ file: true }) },
  'POST /editor/api/pages/:id/delete': publish('published', {}),
  'POST /editor/api/pages/:id/drafts': write('published', () => ({ json: {} }), { records: null }),
  'POST /editor/api/pages/:id/duplicate': write('published', () => ({ json: {} })),
  'POST /editor/api/pages/:id/editions': write('draft', () => ({ json: { version: 1, name: 'Kesä' } })),
  'POST /editor/api/pages/:id/editions/:edition/delete': write('draft', ({ draftEdition: edition }) => ({
    params: { edition },
    json: {},
  })),
  'POST /editor/api/pages/:id/editions/:edition/open': write('draft', ({ draftEdition: edition }) => ({
    params: { edition },
    json: { version: 1 },
  })),
  'POST /editor/api/pages/:id/editions/:edition/publish': {
    needs: 'publish',
    of: 'draft',
    visible: true,
    call: ({ draftEdition: edition }) => ({ params: { edition }, json: { version: 1, at: null } }),
  },
  'POST /editor/api/pages/:id/editions/:edition/unschedule': {
    needs: 'publish',
    of: 'scheduled',
    visible: true,
    call: ({ edition }) => ({ params: { edition }, json: {} }),
  },
  'POST /editor/api/pages/:id/move': publish('published', { path: '/matriisi-muualla' }),
  'POST /editor/api/pages/:id/notes': write('published', () => ({
    json: { version: 1, block: null, parent: null, body: 'Huomautus' },
  })),
  'POST /editor/api/pages/:id/notes/:note/resolve': write('published', ({ note }) => ({
    params: { note },
    json: {},
  })),
  'POST /editor/api/pages/:id/presence': {
    ...ofPage(),
    call: () => ({ json: { tab: 'lehti-000' } }),
    records: null,
  },
  'POST /editor/api/pages/:id/preview-links': write('published', () => ({ json: { days: 1 } })),
  'POST /editor/api/pages/:id/preview-links/:link/revoke': write('published', ({ link }) => ({
    params: { link },
    json: {},
  })),
  'POST /editor/api/pages/:id/publish': publish('draft', { version: 1 }),
  'POST /editor/api/pages/:id/review': write('draft', () => ({ json: { version: 1, note: '' } })),
  'POST /editor/api/pages/:id/review/approve': [
    {
      needs: 'publish',
      of: 'reviewed',
      visible: true,
      call: ({ review, seen }) => ({ json: { review, seen, at: null } }),
    },
    {
      needs: 'publish',
      of: 'reviewed',
      visible: true,
      call: ({ review, seen }) => ({ json: { review, seen, at: LATER } }),
    },
  ],
  'POST /editor/api/pages/:id/review/return': {
    needs: 'publish',
    of: 'reviewed',
    call: ({ review }) => ({ json: { review, note: 'Syy' } }),
  },
  'POST /editor/api/pages/:id/review/withdraw': {
    needs: 'publish',
    of: 'reviewed',
    call: () => ({ json: {} }),
  },
  'POST /editor/api/pages/:id/schedule': [
    publish('draft', { version: 1, at: LATER }),
    publish('scheduled', { at: null }),
  ],
  'POST /editor/api/pages/:id/translations': write('published', () => ({ json: { language: 'en' } })),
  'POST /editor/api/pages/:id/translations/link': {
    needs: 'publish',
    of: 'published',
    visible: true,
    call: ({ english }) => ({ json: { page: english } }),
  },
  'POST /editor/api/pages/:id/translations/unlink': publish('translated', {}),
  'POST /editor/api/pages/:id/unpublish': publish('published', {}),
  'POST /editor/api/pages/:id/unpublish-at': publish('published', { at: LATER }),
  'POST /editor/api/sections': write('published', ({ site }) => ({
    json: { site, language: 'fi', name: 'Osio', page: null, blocks: [{ html: '<p>Osio</p>' }] },
  })),
  'POST /editor/enquiries/:id/answer': enquiry(),
  'POST /editor/enquiries/:id/assign': enquiry({ assignee: '' }),
  'POST /editor/enquiries/:id/delete': enquiry(),
  'POST /editor/enquiries/:id/notes': enquiry({ note: 'Muistiinpano' }),
  'POST /editor/enquiries/:id/reopen': enquiry(),
  'POST /editor/enquiries/:id/replies/:reply': {
    ...enquiry(),
    call: ({ reply }) => ({ params: { reply }, form: {} }),
  },
  'POST /editor/enquiries/:id/forward': enquiry({ to: 'kollega@saaristo.example', body: 'Hei' }),
  'POST /editor/enquiries/:id/reply': enquiry({ subject: 'Vastaus', body: 'Hei' }),
  'POST /editor/media': {
    needs: 'account',
    call: () => ({ file: true, form: { alt: 'Kuva' } }),
  },
  'POST /editor/media/:id': { ...ofPage('picture'), call: () => ({ form: { alt: 'Toinen teksti' } }) },
  'POST /editor/media/:id/delete': {
    needs: 'publish',
    of: 'picture',
    call: () => ({ form: { sure: '1' } }),
    visible: true,
  },
  'POST /editor/media/:id/focus': {
    ...ofPage('picture'),
    call: () => ({ form: { 'focus-x': '10', 'focus-y': '10' } }),
  },
  'POST /editor/media/:id/edit': {
    needs: 'publish',
    of: 'picture',
    call: () => ({ form: { turn: '90' } }),
    visible: true,
  },
  'POST /editor/media/:id/replace': {
    needs: 'publish',
    of: 'picture',
    call: () => ({ file: true, form: {} }),
    visible: true,
  },
  'POST /editor/media/:id/restore': {
    needs: 'publish',
    of: 'picture',
    call: () => ({ form: {} }),
  },
  'POST /editor/media/delete': {
    needs: 'account',
    call: ({ picture }) => ({ form: { sure: '1', [`picture-${picture}`]: 'on' } }),
  },
  ...Object.fromEntries(
    ['packed', 'delivered', 'refunded'].map((step) => [
      `POST /editor/orders/:id/${step}`,
      { needs: 'publish', of: 'order', call: () => ({ form: {} }), shop: true },
    ]),
  ),
  'POST /editor/orders/:id/undo': {
    needs: 'publish',
    of: 'packedOrder',
    call: ({ packedStep }) => ({ form: { step: String(packedStep) } }),
    shop: true,
  },
  'POST /editor/orders/:id/delete': { needs: 'site', of: 'order', call: () => ({ form: {} }), shop: true },
  'POST /editor/pages': write('published', ({ site }) => ({
    form: { site, language: 'fi', path: '/matriisi-uusi', title: 'Uusi' },
  })),
  'POST /editor/pages/:id/restore': { needs: 'publish', of: 'deleted', call: () => ({ form: {} }) },
  'POST /editor/pages/bulk': [
    bulk('publish', 'draft'),
    bulk('unpublish', 'published'),
    bulk('move', 'published', { parent: '/matriisi' }),
    bulk('delete', 'published'),
    bulk('restore', 'deleted'),
  ],
  'POST /editor/pages/import': administrator({}),
  'POST /editor/password/mail': { needs: 'account', call: () => ({ form: { wanted: '1' } }) },
  'POST /editor/password': {
    needs: 'account',
    call: () => ({ form: { current: 'väärä', password: 'uusi pitkä lause', repeated: 'uusi pitkä lause' } }),
    status: 400,
    records: null,
  },
  'POST /editor/people': administrator({ email: 'joku@matriisi.example' }),
  'POST /editor/people/delete': administrator({ email: 'joku@matriisi.example', sure: '1' }),
  'POST /editor/people/export': administrator({ email: 'joku@matriisi.example' }),
  'POST /editor/reply-templates': { needs: 'account', call: () => ({ form: { name: 'Pohja' } }) },
  'POST /editor/reply-templates/:id': {
    ...ofPage('replyTemplate'),
    call: () => ({ form: { name: 'Pohja' } }),
  },
  'POST /editor/reviews/:id/delete': [
    { needs: 'publish', of: 'shownReview', call: () => ({ form: {} }), visible: true, shop: true },
    { needs: 'site', of: 'heldReview', call: () => ({ form: {} }), shop: true },
  ],
  'POST /editor/reviews/:id/show': {
    needs: 'publish',
    of: 'heldReview',
    call: () => ({ form: {} }),
    visible: true,
    shop: true,
  },
  'POST /editor/second-factor/confirm': { needs: 'account', call: () => ({ form: { code: '000000' } }) },
  'POST /editor/second-factor/turn-off': {
    needs: 'account',
    call: () => ({ form: { password: 'väärä' } }),
    status: 400,
    records: null,
  },
  'POST /editor/second-factor/turn-on': {
    needs: 'account',
    call: () => ({ form: { password: 'väärä' } }),
    status: 400,
    records: null,
  },
  'POST /editor/sign-ups/:id/delete': { needs: 'site', of: 'signUp', call: () => ({ form: {} }) },
  'POST /editor/collections/:name': [
    {
      needs: 'write',
      call: ({ site }) => ({
        params: RECIPE,
        form: { place: `${site}/fi`, value: JSON.stringify(RECIPE_VALUE), do: 'save' },
      }),
      records: 'collections/save',
    },
    {
      needs: 'administrator',
      call: ({ user }) => ({
        params: { name: 'synonyms' },
        form: {
          place: '',
          value: JSON.stringify({ language: 'fi', words: [`sana${user}`, 'matriisi'], also: [] }),
          do: 'publish',
        },
      }),
      records: 'collections/publish',
      visible: true,
    },
  ],
  'POST /editor/collections/:name/:id': [
    { needs: 'write', ...ofItem('item', { do: 'save' }), records: 'collections/save' },
    { needs: 'write', ...ofItem('publicItem', { do: 'save' }), records: 'collections/save' },
    { needs: 'write', ...ofItem('item', { do: 'delete' }), records: 'collections/delete' },
    { needs: 'publish', ...ofItem('item', { do: 'publish' }), records: 'collections/publish', visible: true },
    {
      needs: 'publish',
      ...ofItem('item', { do: 'schedule', at: LATER }),
      records: 'collections/schedule',
      visible: true,
    },
    {
      needs: 'publish',
      ...ofItem('publicItem', { do: 'unpublish' }),
      records: 'collections/unpublish',
      visible: true,
    },
    {
      needs: 'publish',
      ...ofItem('publicItem', { do: 'delete' }),
      records: 'collections/delete',
      visible: true,
    },
  ],
  'POST /editor/collections/:name/bulk': {
    needs: 'publisher',
    call: ({ item }) => ({ params: RECIPE, form: { do: 'publish', [`item-${item}`]: '1' } }),
    records: 'collections/publish',
    visible: true,
    each: true,
  },
  'POST /editor/collections/:name/import': {
    needs: 'account',
    call: () => ({ params: RECIPE, file: true }),
    status: 400,
    records: null,
  },
  'POST /editor/users': administrator(undefined, {
    call: ({ user }) => ({
      form: { email: `kutsu-${user}@matriisi.example`, name: 'Kutsu', role: 'editor' },
    }),
  }),
  'POST /editor/users/:id': {
    needs: 'administrator',
    of: 'user',
    call: () => ({ form: { role: 'editor' } }),
  },
  'POST /editor/users/:id/link': { needs: 'administrator', of: 'user', call: () => ({ form: {} }) },
  'POST /editor/users/:id/openid': { needs: 'administrator', of: 'user', call: () => ({ form: {} }) },
  'POST /editor/users/:id/second-factor': { needs: 'administrator', of: 'user', call: () => ({ form: {} }) },
  'PUT /editor/api/collections/:name/:id': {
    needs: 'write',
    of: 'item',
    call: () => ({ params: RECIPE, json: { revision: 1, value: RECIPE_VALUE } }),
    records: 'collections/save',
  },
  'PUT /editor/api/media/:id': {
    ...ofPage('picture'),
    call: () => ({ json: { focus: { x: 0.1, y: 0.1 } } }),
  },
  'PUT /editor/api/pages/:id': [
    write('published', () => ({ json: DRAFT })),
    write('scheduled', () => ({ json: DRAFT })),
  ],
  'PUT /editor/api/pages/:id/translations': write('published', () => ({ json: { translated: {} } }), {
    records: null,
  }),
};

/** Routes that need no account: visitors' pages and calls, files, and the steps of a sign-in. */
export const OPEN = new Set(
  `
  GET /*
  GET /api/*
  POST /api/campaign/participate
  GET /api/captcha/challenge
  POST /api/cision-liana/subscribe
  GET /api/cision/subscribe/categories
  POST /api/contact/business/requestcontact
  POST /api/contact/mfcontact
  POST /api/contact/promotionalphoto
  POST /api/contact/retail/feedback
  POST /api/contact/retail/question
  POST /api/contact/retail/reclamation
  POST /api/contact/retail/sponsor
  POST /api/contact/school-material/request
  POST /api/contentlikecount/:contentId
  GET /api/facets/custom
  GET /api/facets/groups
  GET /api/facets/recipetags
  GET /api/filtered-cards/:dropdownItemId/:cardType
  GET /api/forms/results/:key
  GET /api/fs/menu
  POST /api/fs/menu
  GET /api/fs/menu/recipes
  POST /api/fs/salesform
  GET /api/lk/customer
  POST /api/lk/customer
  GET /api/nav/desktop
  GET /api/nav/mobile
  POST /api/newsletter/subscribe
  GET /api/products/:code
  GET /api/review/lihakauppa
  POST /api/review/lihakauppa
  GET /api/search/all-products
  GET /api/search/content
  GET /api/search/lihakauppa-products
  GET /api/search/newsroom
  GET /api/search/products
  GET /api/search/recipes
  GET /api/search/suggestions
  GET /api/v1/lihakauppa/checkout/availability
  GET /api/v1/lihakauppa/checkout/delivery
  POST /api/v1/lihakauppa/payment
  POST /api/v1/lihakauppa/shoppingcart/add
  POST /api/v1/lihakauppa/shoppingcart/addcouponcode
  POST /api/v1/lihakauppa/shoppingcart/changequantity
  POST /api/v1/lihakauppa/shoppingcart/handover
  GET /api/v1/lihakauppa/shoppingcart/load
  POST /api/v1/lihakauppa/shoppingcart/removecouponcode
  GET /assets/*
  GET /editor/api/*
  GET /editor/link/:token
  POST /editor/link/:token
  GET /editor/login
  POST /editor/login
  GET /editor/login/code
  POST /editor/login/code
  POST /editor/logout
  GET /editor/setup/:key
  POST /editor/setup/:key
  GET /favicon.ico
  GET /healthz
  GET /kirjaudu
  POST /kirjaudu
  GET /kuitti/:key
  GET /maksu/:key
  POST /maksu/:key
  POST /maksu/:key/peruuta
  GET /media/*
  GET /media/library/:id/:file
  GET /media/videos/*
  GET /ostoskori
  POST /ostoskori/etukoodi
  POST /ostoskori/lisaa
  POST /ostoskori/rivi
  POST /ostoskori/tilaus
  GET /ostoskori/tuote/:key
  GET /ostoskorikehys
  GET /newsletter/:token
  POST /newsletter/:token/confirm
  POST /newsletter/:token/leave
  GET /en/newsletter/:token
  POST /en/newsletter/:token/confirm
  POST /en/newsletter/:token/leave
  GET /fi/newsletter/:token
  POST /fi/newsletter/:token/confirm
  POST /fi/newsletter/:token/leave
  GET /se/newsletter/:token
  POST /se/newsletter/:token/confirm
  POST /se/newsletter/:token/leave
  GET /de/newsletter/:token
  POST /de/newsletter/:token/confirm
  POST /de/newsletter/:token/leave
  GET /personal-parts
  GET /preview/:token
  GET /readyz
  GET /robots.txt
  GET /sitemap.xml
  GET /theme/*
  GET /theme/joined/:file
  GET /theme/site.css
  GET /tili
  GET /tili/osoite
  POST /tili/osoite
  POST /tili/uudelleen/:key
  POST /ulos
`
    .trim()
    .split(/\n\s*/),
);
