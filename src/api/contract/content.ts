/** The operations of navigation, searches, cards, likes and menus. */
import * as v from 'valibot';
import { WEEKDAYS } from '#schemas/menu.ts';
import { SEARCH_PARAMETERS } from '#lib/search-query.ts';
import { languageParameter } from './operation.ts';

const link = v.object({ label: v.string(), link: v.string() });

/** A tab or a section of the navigation (NAV-07, NAV-08). */
const tab = v.object({
  ...link.entries,
  icon: v.optional(v.string()),
  showBorder: v.optional(v.boolean()),
  expanded: v.optional(v.boolean()),
  children: v.optional(v.array(link)),
  teaserImage: v.optional(v.string()),
  showMoreLabel: v.optional(v.string()),
});

/** The URL of an image, '' for none, or the URL with a text for people who do not see the image. */
export const image = v.union([v.string(), v.object({ url: v.string(), alt: v.optional(v.string()) })]);

/** A hit (SRCH-06). The fields that its card can show besides are optional. */
const hit = v.object({
  contentId: v.string(),
  url: v.string(),
  title: v.string(),
  category: v.string(),
  teaserText: v.string(),
  image: v.union([image, v.array(image)]),
  type: v.string(),
  isNovelty: v.optional(v.boolean()),
  likeCount: v.optional(v.number()),
});

const recipeHit = v.object({
  ...hit.entries,
  totalTime: v.optional(v.number()),
  portions: v.optional(v.number()),
  productImage: v.optional(image),
});

const newsHit = v.object({
  ...hit.entries,
  publishDate: v.optional(v.string()),
  author: v.optional(v.string()),
});

/** Prices are texts with a decimal comma, null for a product that is not sold (I18N-08). */
const productHit = v.object({
  ...hit.entries,
  code: v.optional(v.string()),
  productCode: v.optional(v.string()),
  price: v.optional(v.nullable(v.string())),
  svhPrice: v.optional(v.nullable(v.string())),
  discountPercentage: v.optional(v.nullable(v.number())),
  pricePerKilo: v.optional(v.nullable(v.string())),
  stock: v.optional(v.nullable(v.number())),
  gtinCode: v.optional(v.string()),
  valoCode: v.optional(v.string()),
});

const contentHit = v.object({ ...productHit.entries, ...recipeHit.entries, ...newsHit.entries });

/** An option of a filter, with the number of hits that it leaves. */
const option = v.object({ value: v.string(), label: v.string(), count: v.optional(v.number()) });

/** The answer of a search (SRCH-12, SRCH-31). */
const found = <Hit extends v.GenericSchema>(one: Hit) =>
  v.object({
    hits: v.array(one),
    totalCount: v.optional(v.number()),
    hasMore: v.optional(v.boolean()),
    query: v.optional(v.string()),
    /** Words of `q` that the hits need not have, because nothing has all of them. */
    omitted: v.optional(v.array(v.string())),
    facetCategories: v.optional(v.array(option)),
    facetTags: v.optional(v.array(v.object({ value: v.string(), count: v.number() }))),
    authors: v.optional(v.array(option)),
  });

const search = <Hit extends v.GenericSchema>(summary: string, requirements: readonly string[], one: Hit) => ({
  summary,
  requirements,
  query: SEARCH_PARAMETERS,
  answer: found(one),
});

const { q, sortOrder } = SEARCH_PARAMETERS;
const navigationQuery = {
  /** A language of the site, or an id that the CMS has given to its header. */
  languageId: { type: 'string' },
  pageId: { type: 'string' },
  subDomainId: { type: 'string' },
} as const;

const facets = v.array(
  v.object({
    key: v.string(),
    value: v.string(),
    /** The heading of filters that are shown apart from the others of the list. */
    group: v.optional(v.string()),
  }),
);

/** A week of a lunch menu (MNU-04): the recipes of each day. */
const weekOf = <Recipe extends v.GenericSchema>(recipe: Recipe) =>
  v.object(v.entriesFromList(WEEKDAYS, v.array(recipe)));

export const content = {
  'GET /api/nav/desktop': {
    summary: 'Returns the navigation of the desktop header.',
    requirements: ['NAV-04', 'NAV-07', 'API-05'],
    query: navigationQuery,
    answer: v.object({
      topTabs: v.array(tab),
      bottomTabs: v.array(tab),
      languageMenu: v.array(link),
    }),
  },
  'GET /api/nav/mobile': {
    summary: 'Returns the navigation of the mobile header.',
    requirements: ['NAV-06', 'NAV-08', 'API-06'],
    query: navigationQuery,
    answer: v.object({
      barLinks: v.array(link),
      navAccordions: v.array(tab),
      navLinks: v.array(tab),
      languageMenu: v.array(link),
    }),
  },
  'GET /api/search/suggestions/': {
    summary: 'Suggests hits for the text of the quick search.',
    requirements: ['QS-06', 'API-07'],
    query: {
      language: languageParameter,
      q,
      pageSize: { type: 'integer', minimum: 1, maximum: 20 },
      sortOrder,
    },
    answer: v.object({ hits: v.array(contentHit) }),
  },
  'GET /api/search/content/': search(
    'Searches pages, products, recipes and news.',
    ['SRCH-11', 'SRCH-12', 'API-08'],
    contentHit,
  ),
  'GET /api/search/products': search('Searches products.', ['SRCH-20', 'API-10', 'API-14'], productHit),
  'GET /api/search/lihakauppa-products': search(
    "Searches the shop's products.",
    ['SRCH-23', 'API-11', 'API-14'],
    productHit,
  ),
  'GET /api/search/recipes': search('Searches recipes.', ['SRCH-21', 'API-12'], recipeHit),
  'GET /api/search/newsroom': search('Searches news.', ['SRCH-22', 'API-13'], newsHit),
  'GET /api/search/all-products': {
    summary: 'Lists the products that a form offers.',
    requirements: ['API-09', 'API-30'],
    query: { language: languageParameter },
    answer: v.array(v.object({ productId: v.number(), title: v.string() })),
  },
  'GET /api/facets/groups': {
    summary: 'Lists the themes that narrow a search.',
    requirements: ['SRCH-24', 'API-49'],
    query: { language: languageParameter },
    answer: facets,
  },
  'GET /api/facets/custom': {
    summary: 'Lists the properties of products that narrow a search.',
    requirements: ['SRCH-24', 'API-50'],
    query: { language: languageParameter },
    answer: facets,
  },
  'GET /api/facets/recipetags': {
    summary: 'Lists the tags of recipes that narrow a search.',
    requirements: ['SRCH-24', 'API-51'],
    query: { language: languageParameter, recipeSearchBlockId: { type: 'string', maxLength: 200 } },
    answer: facets,
  },
  'GET /api/filtered-cards/{dropdownItemId}/{cardType}': {
    summary: "Lists the cards of an option of a grid's filter.",
    requirements: ['GRD-04', 'API-48'],
    query: { language: languageParameter },
    answer: v.array(
      v.object({
        type: v.optional(v.string()),
        header: v.string(),
        link: v.optional(v.string()),
        image: v.optional(image),
        productImage: v.optional(image),
        contentId: v.optional(v.string()),
        likeCount: v.optional(v.number()),
        totalTime: v.optional(v.number()),
        publishDate: v.optional(v.string()),
        cisionTextType: v.optional(v.string()),
        category: v.optional(v.string()),
        productCode: v.optional(v.string()),
        valoCode: v.optional(v.string()),
        gtinCode: v.optional(v.string()),
      }),
    ),
  },
  'POST /api/contentlikecount/{contentId}': {
    summary: 'Counts a like of a piece of content. Widgets ignore the body of the answer.',
    requirements: ['LIK-05', 'API-47'],
    answer: v.object({ likeCount: v.optional(v.number()) }),
    refusals: { 404: 'There is no such content.' },
  },
  'GET /api/fs/menu': {
    summary: 'Returns the weeks of the menu that the query names, or of the default menu.',
    requirements: ['MNU-04', 'API-53'],
    query: { menuId: { type: 'string' } },
    answer: v.array(weekOf(v.object({ header: v.string(), link: v.string(), image }))),
    refusals: { 404: 'There is no menu of that id.' },
  },
  'GET /api/fs/menu/recipes': {
    summary: 'Returns the recipes for menus by name.',
    requirements: ['API-54'],
    answer: v.record(v.string(), v.object({ link: v.string(), image })),
  },
  'POST /api/fs/menu': {
    summary: 'Saves a menu and returns its id.',
    requirements: ['MNU-18', 'API-55'],
    body: v.array(
      weekOf(v.object({ header: v.string(), link: v.optional(v.string()), image: v.optional(image) })),
    ),
    answer: v.object({ menuId: v.string() }),
  },
} as const;
