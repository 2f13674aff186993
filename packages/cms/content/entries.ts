import { findCanonical, walkBlocks } from 'saaristo/page-details';
import type { Language, Site } from 'saaristo/sites';
import type { Block, PageContent, Product } from '../platform/model/content.ts';
import { getTitleSortKey } from '../search/text/alphabet.ts';
import type { EstateContent } from '../platform/model/estate-content.ts';
import { createNewsHit, createProductHit, createRecipeHit } from './hits.ts';
import { getCategoryKey, getEntryPath, type Kind, normalisePath } from '../platform/model/paths.ts';
import { toCents } from '../platform/model/money.ts';
import { SHOP } from '../platform/model/shop-site.ts';
import { findSharePicture, loadFirstPicture } from './first-picture.ts';
import { htmlToText } from './plain-text.ts';
import { findPlainBlock } from './plain-blocks.ts';

/** An entry: one thing with a URL, as it is stored and searched. */
export interface Entry {
  site: Site;
  path: string;
  language: Language;
  kind: Kind;
  contentId: string;
  title: string;
  category: string;
  categoryKey: string;
  teaser: string;
  image: string;
  /** Whether the entry is a product that is equipment. */
  equipment: boolean;
  /** Ids that the category parameters of a search match: the category, the product group and the kind. */
  categoryIds: string[];
  /** Keys of facets. */
  tags: string[];
  /** The labels of the facets in the language of the entry. They are searched like the teaser. */
  tagNames: string[];
  /** News only. */
  author: string;
  authorKey: string;
  /** The sort key of the title. */
  titleKey: string;
  /** The properties of a search hit that have no column. */
  hit: object;
  /** ISO date, news only. */
  publishedOn: string | null;
  position: number;
  /** The content object, for the page that shows it. */
  details: unknown;
  /** Text that is searched in addition to title, category and teaser. */
  body: string;
  /** False for the second URL of a page that has two URLs. */
  searchable: boolean;
}

/** Returns the products of a site that have a name in the language. */
const listProducts = ({ products }: EstateContent, site: Site, language: Language): Product[] =>
  products.filter((product) => product.site === site && product.name[language]);

/** Maximum characters of a page's blocks in the search index, some 30 printed pages. Later words are not found. */
const MAX_INDEXED_CHARACTERS = 100_000;

/** Returns the text of a block. A choice in a plain block, such as its background, is none. */
function extractBlockText(block: Block): string {
  if ('html' in block) return htmlToText(block.html);
  const schemas = findPlainBlock(block.widget)?.props.properties ?? {};
  const texts = Object.entries(block.props).filter(([name]) => !schemas[name]?.enum);
  return htmlToText(texts.map(([, value]) => extractText(value)).join(' '));
}

/** Returns the first words of the blocks, up to the limit of the index. */
function extractBodyText(blocks: readonly Block[]): string {
  let text = '';
  for (const block of walkBlocks(blocks)) {
    if (text.length > MAX_INDEXED_CHARACTERS) break;
    text += `${text && ' '}${extractBlockText(block)}`;
  }
  if (text.length <= MAX_INDEXED_CHARACTERS) return text;
  return text.slice(0, text.lastIndexOf(' ', MAX_INDEXED_CHARACTERS) + 1);
}

/** Returns the texts of a prop at any depth, for example the questions and answers of a list. */
function extractText(value: unknown): string {
  if (typeof value === 'string') return value.startsWith('/') ? '' : value;
  if (typeof value === 'object' && value !== null) return Object.values(value).map(extractText).join(' ');
  return '';
}

/** An entry before its derived properties are computed. `tags` are those of the content. */
type EntryDraft = Omit<
  Entry,
  'position' | 'categoryIds' | 'authorKey' | 'titleKey' | 'searchable' | 'tagNames'
>;

const DEFAULTS = { publishedOn: null, equipment: false, author: '', categoryKey: '', tags: [], hit: {} };

function* draftPages(content: EstateContent): Generator<EntryDraft> {
  for (const page of content.pages) {
    yield {
      ...DEFAULTS,
      site: page.site,
      path: normalisePath(page.path),
      language: page.language,
      kind: 'page',
      contentId: `${page.site}${page.path}`,
      title: page.title,
      category: '',
      teaser: page.description,
      image: '',
      details: {
        ...page,
        share: findSharePicture(page),
        canonical: findCanonical(page, page.path),
        blocks: loadFirstPicture(page.blocks),
      },
      body: extractBodyText(page.blocks),
    };
  }
}

function* draftProducts(content: EstateContent): Generator<EntryDraft> {
  for (const { site, languages } of content.sites) {
    for (const language of languages) {
      for (const product of listProducts(content, site, language)) {
        yield {
          ...DEFAULTS,
          site,
          path: getEntryPath(language, 'product', product.slug),
          language,
          kind: 'product',
          contentId: product.code,
          title: product.name[language]!,
          category: product.categoryName?.[language] ?? product.category,
          categoryKey: getCategoryKey(product.category),
          equipment: product.equipment ?? false,
          tags: product.tags,
          hit: createProductHit(product),
          teaser: product.teaser[language] ?? '',
          image: product.image,
          details: product,
          body: [
            product.description[language],
            product.ingredients[language],
            product.code,
            product.weight > 0 ? `${product.weight} g` : '',
            ...product.tags,
          ].join(' '),
        };
      }
    }
  }
}

function* draftRecipes(content: EstateContent): Generator<EntryDraft> {
  for (const recipe of content.recipes) {
    yield {
      ...DEFAULTS,
      site: recipe.site,
      path: getEntryPath(recipe.language, 'recipe', recipe.slug),
      language: recipe.language,
      kind: 'recipe',
      contentId: recipe.id,
      title: recipe.title,
      category: recipe.category,
      categoryKey: getCategoryKey(recipe.category),
      tags: recipe.tags,
      hit: createRecipeHit(recipe),
      teaser: recipe.teaser,
      image: recipe.image,
      details: recipe,
      body: [...recipe.ingredients.map(({ name }) => name), ...recipe.steps, ...recipe.tags].join(' '),
    };
  }
}

function* draftNews(content: EstateContent): Generator<EntryDraft> {
  for (const item of content.news.toSorted((a, b) => b.date.localeCompare(a.date))) {
    yield {
      ...DEFAULTS,
      site: item.site,
      path: getEntryPath(item.language, 'news', item.slug),
      language: item.language,
      kind: 'news',
      contentId: item.id,
      title: item.title,
      category: item.category,
      categoryKey: getCategoryKey(item.category),
      author: item.author,
      tags: item.tags ?? [],
      hit: createNewsHit(item),
      teaser: item.teaser,
      image: item.image,
      publishedOn: item.date,
      details: item,
      body: [...item.body, item.author, ...(item.tags ?? [])].join(' '),
    };
  }
}

/** Tells whether a page repeats the home page of an English site: it is at `/en/` and again at `/`. */
const isDuplicateHome = ({ path, site, language }: EntryDraft, all: ReadonlyMap<string, Entry>): boolean =>
  path === '/' && all.get(`${site}/${language}`)?.language === language;

/** A tag of a filter by price: the filter finds the shop's products up to this price in euros. */
const PRICE_TAG = /^≤ ?(\d+) ?€$/;

/** Returns the tags that a product of the shop has by its price. */
const listPriceTags = ({ price }: Product, tags: Iterable<string>): string[] =>
  [...tags].filter((tag) => price !== null && price <= toCents(Number(PRICE_TAG.exec(tag)?.[1])));

/** Groups keys by the lower-case words that name them. */
const groupByName = (pairs: Iterable<readonly [name: string, key: string]>): Map<string, string[]> => {
  const keys = new Map<string, string[]>();
  for (const [name, key] of pairs)
    keys.set(name.toLowerCase(), [...(keys.get(name.toLowerCase()) ?? []), key]);
  return keys;
};

/**
 * Returns every entry of the estate. If two entries have the same URL, the first one wins, but a product, recipe or news item replaces a
 * page, so that a page that an editor published earlier does not hide later content.
 */
export function createEntries(content: EstateContent): Entry[] {
  const { facets: choices = [], productGroups = [] } = content;
  const facets = groupByName(choices.flatMap(({ key, tags }) => tags.map((tag) => [tag, key] as const)));
  const labels = new Map(choices.map(({ key, label }) => [key, label]));
  const groups = groupByName(
    productGroups.flatMap(({ key, categories }) =>
      categories.map((name) => [getCategoryKey(name), key] as const),
    ),
  );
  const all = new Map<string, Entry>();
  for (const list of [draftPages, draftProducts, draftRecipes, draftNews]) {
    for (const draft of list(content)) {
      const address = draft.site + draft.path;
      const earlier = all.get(address);
      if (earlier && (earlier.kind !== 'page' || draft.kind === 'page')) continue;
      const { kind, categoryKey: category, author, language, tags, title } = draft;
      const group = kind === 'product' ? (groups.get(category) ?? []) : [];
      const findKeys = (names: readonly string[]) => [
        ...new Set(names.flatMap((tag) => facets.get(tag.toLowerCase()) ?? [])),
      ];
      const keys = findKeys(tags);
      const isSold = kind === 'product' && draft.site === SHOP;
      const prices = isSold ? listPriceTags(draft.details as Product, facets.keys()) : [];
      all.set(address, {
        ...draft,
        categoryIds: [kind, ...(category ? [category] : []), ...group],
        tags: [...keys, ...findKeys(prices)],
        tagNames: keys.flatMap((key) => labels.get(key)?.[language] ?? []),
        authorKey: getCategoryKey(author),
        titleKey: getTitleSortKey(title, language),
        position: earlier?.position ?? all.size,
        searchable: !('unlisted' in (draft.details as object)),
      });
    }
  }
  return [...all.values()].map((entry) => ({
    ...entry,
    searchable: entry.searchable && !isDuplicateHome(entry, all),
  }));
}

/** Returns the entries of pages only. */
export const createPageEntries = (all: readonly PageContent[]): Entry[] =>
  createEntries({ sites: [], pages: all, products: [], recipes: [], news: [], navigation: [] });
