/** Creates docs/calls.md: the API calls of each widget, taken from the visits that the conformance tests run, and the server's answers. */
import type { Visits } from '../../src/island/examples.ts';

interface Call {
  /** For example `POST /api/contact/{form}`; values that a page chooses are in braces. */
  call: string;
  sent: string;
  answer: string;
}

const contact = (path: string, sent: string): Call => ({
  call: `POST ${path}`,
  sent,
  answer: '`{isSuccess: true}`',
});
const search = (path: string, hits: string): Call => ({
  call: `GET /api/search/${path}`,
  sent: 'the [parameters of the searches](cms.md#the-searches)',
  answer: `\`hits\` (${hits}), \`totalCount\`, \`hasMore\`, \`facetCategories\`, \`facetTags\`, \`authors\``,
});
const facets = (path: string, sent: string): Call => ({
  call: `GET /api/facets/${path}`,
  sent,
  answer: '`[{key, value}]`, `value` is read by people',
});
const cart = (path: string, sent: string): Call => ({
  call: `POST /api/v1/lihakauppa/shoppingcart/${path}`,
  sent,
  answer: 'the whole cart',
});
const ENVELOPE = '`{Data, Files, MTCaptchaToken}`';
const FLAT = 'the fields';

const CALLS: readonly Call[] = [
  {
    call: 'GET /api/nav/desktop',
    sent: '`languageId`, `pageId`, on Swedish sites `subDomainId`',
    answer: '`{topTabs, bottomTabs, languageMenu}` of `{label, link, children}`',
  },
  {
    call: 'GET /api/nav/mobile',
    sent: 'the same',
    answer: '`{barLinks, navAccordions, navLinks, languageMenu}`, likewise',
  },
  {
    call: 'GET /api/search/suggestions/',
    sent: '`q`, `language`, `pageSize`, where the block says so `sortOrder`',
    answer: '`hits` of `{url, title, category, teaserText, image, type}`',
  },
  search('content/', 'pages'),
  search('products', 'products'),
  search('lihakauppa-products', 'products with prices'),
  search('recipes', 'recipes'),
  search('newsroom', 'news'),
  { call: 'GET /api/search/all-products', sent: '', answer: '`[{productId, title}]`' },
  facets('groups', '`language`'),
  facets('custom', ''),
  facets('recipetags', '`recipeSearchBlockId`'),
  { call: 'GET /api/filtered-cards/{id}/{cardType}', sent: '', answer: 'a list of cards' },
  {
    call: 'POST /api/contentlikecount/{contentId}',
    sent: '',
    answer: 'any 2xx',
  },
  { call: 'GET /api/products/{code}', sent: '', answer: 'the product; 404 for none' },
  {
    call: 'GET /api/review/lihakauppa/',
    sent: '`productId`, `language`, `page`, `pageSize`',
    answer: '`{hits, totalCount, hasMore, averageRating}`',
  },
  contact('/api/review/lihakauppa/', 'the review, flat'),
  {
    call: 'GET /api/captcha/challenge',
    sent: '',
    answer:
      'an ALTCHA challenge, `{parameters, signature}`, where the page settings name this address as `challengeUrl`',
  },
  contact('/api/contact/retail/feedback', ENVELOPE),
  contact('/api/contact/retail/question', ENVELOPE),
  contact('/api/contact/retail/reclamation', ENVELOPE),
  contact('/api/contact/retail/sponsor', ENVELOPE),
  contact('/api/contact/promotionalphoto', ENVELOPE),
  contact('/api/contact/mfcontact', ENVELOPE),
  contact('/api/contact/school-material/request', ENVELOPE),
  contact('/api/contact/business/requestcontact', ENVELOPE),
  contact('/api/fs/salesform', 'the fields and `captchaToken`, flat'),
  { call: 'POST /api/newsletter/subscribe', sent: FLAT, answer: '`{success: true}`' },
  { call: 'POST /api/campaign/participate', sent: FLAT, answer: '`{success: true}`' },
  { call: 'POST /api/cision-liana/subscribe', sent: FLAT, answer: '`{success: true}`' },
  {
    call: 'GET /api/cision/subscribe/categories',
    sent: '`language`',
    answer: '`[{name, informationType}]`',
  },
  { call: 'GET /api/fs/menu', sent: 'the query of the page, `menuId`', answer: 'the weeks of the menu' },
  { call: 'GET /api/fs/menu/recipes', sent: '', answer: 'recipes by name, or a list of cards' },
  { call: 'POST /api/fs/menu', sent: 'the weeks', answer: '`{menuId}`' },
  { call: 'GET /api/v1/lihakauppa/shoppingcart/load', sent: '`language`', answer: 'the whole cart' },
  cart('add', '`{language, code, quantity}`'),
  cart('changequantity', '`{language, code, quantity}`, 0 takes it out'),
  {
    call: 'POST /api/v1/lihakauppa/shoppingcart/addcouponcode',
    sent: '`{language, code}`; `removecouponcode` beside it takes the same',
    answer: '`{couponCodes, cart, error?}`',
  },
  {
    call: 'GET /api/v1/lihakauppa/checkout/delivery',
    sent: '`postalCode`',
    answer: '`{status, data: {dates: [{value, label, times}]}}`',
  },
  {
    call: 'GET /api/v1/lihakauppa/checkout/availability',
    sent: '`postalCode`',
    answer: '`{data: {isAvailable}}`',
  },
  { call: 'GET /api/lk/customer', sent: '', answer: 'who is logged in' },
  {
    call: 'POST /api/lk/customer',
    sent: 'form-encoded, with `__RequestVerificationToken`',
    answer: '`{deliveryAddress}`',
  },
];

const isCall = (pattern: string, call: string): boolean => {
  const [parts, given] = [pattern.split('/'), call.split('/')];
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith('{') || part === given[at])
  );
};

/** Finds the row of a call that a widget makes. */
export const findCall = (call: string): Call | undefined => CALLS.find((one) => isCall(one.call, call));

/** A widget with the visits of its conformance tests. */
export interface Visited {
  name: string;
  /** The widget's area, whose page in docs/blocks/ describes it. */
  area: string;
  visits: Visits;
}

/** Lists a widget's calls, each once, as the page names them. A call without a row is listed as it is made. */
export const listCalls = ({ visits }: Pick<Visited, 'visits'>): string[] => [
  ...new Set(visits.flatMap(({ calls }) => calls).map((call) => findCall(call)?.call ?? call)),
];

/** Returns the page as Markdown. */
export function renderCallsPage(widgets: readonly Visited[]): string {
  const made = widgets.map((widget) => ({
    link: `[${widget.name}](blocks/${widget.area}.md#${widget.name})`,
    calls: listCalls(widget),
  }));
  const rows = CALLS.flatMap(({ call, sent, answer }) => {
    const by = made.filter(({ calls }) => calls.includes(call)).map(({ link }) => link);
    return by.length > 0 ? [`| \`${call}\` | ${by.join(', ')} | ${sent} | ${answer} |`] : [];
  });
  const silent = made.filter(({ calls }) => calls.length === 0).map(({ link }) => link);
  return `# The calls of widgets

What the server of a site answers for the widgets that its pages have. The calls of each widget are those that its tests see, written here by
\`npm run docs\`; the shapes of answers are the specification's, and the reference CMS answers all of them ([more](cms.md#the-calls)).

- Calls go to the page's own origin, or to \`apiBase\` of the page settings. Bodies are JSON, but for one.
- Each \`POST\` to the page's own origin repeats the anti-forgery cookie in a header ([how](embedding.md#on-your-server)). Answer 403 where it is missing.
- A refusal is a 4xx. A form shows which fields are wrong where it is \`{"fields": {"NAME": "KEY"}}\`, with keys of its texts such as \`requiredLabel\`.
- \`Data\` has the fields of a form, \`Files\` is \`null\` or a list of \`{Name, Data}\` with data URLs, and \`MTCaptchaToken\` is the captcha's token. Of
  ALTCHA it is base64 of JSON \`{challenge, solution: {counter, derivedKey}}\`: check the signature of the challenge, when it expires, that the key
  derived with that counter begins with \`keyPrefix\`, and that it comes the first time (\`integrations/django/saaristo/captcha.py\`).
- A widget whose call is not answered says so, or shows nothing; the header keeps its fallback. No other island is concerned.
- A widget that holds others makes their calls, too: the header those of the search box, and on the shop those for customer and cart; a
  form that leads to others those of the ones that a visitor chooses from.
- Forms that are [sent without JavaScript](server-rendering.md#forms-without-javascript) come to the same paths as \`multipart/form-data\`, and ask
  \`GET /api/forms/results/{key}\` for what has become of them.

| call | made by | with | answer |
| --- | --- | --- | --- |
${rows.join('\n')}

No call is made by ${silent.join(', ')}.
`;
}
