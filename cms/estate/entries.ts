import type { Language, Site } from '#lib/site.ts';
import type { Block, Product } from '../content/types.ts';
import type { EstateContent } from './content.ts';
import { categoryKey, entryPath, type Kind, normalisePath } from './paths.ts';
import { plainText } from './plain-text.ts';

/** One thing with an address, as it is stored and searched. */
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
  /** ISO date, news only. */
  publishedOn: string | null;
  position: number;
  /** The content object itself, for the page that shows it. */
  details: unknown;
  /** What is searched beside title, category and teaser. */
  body: string;
  /** False for a page that stands at two addresses, at the second one. */
  searchable: boolean;
}

/** A site with fewer products of its own than this also sells those of the main site. */
const FEW_PRODUCTS = 6;
const SHARED_FROM: Site = 'atriafi';

function productsOf(content: EstateContent, site: Site, language: Language): Product[] {
  const named = content.products.filter((product) => product.name[language]);
  const own = named.filter((product) => product.site === site);
  if (own.length >= FEW_PRODUCTS) return own;
  return [...own, ...named.filter((product) => product.site === SHARED_FROM && site !== SHARED_FROM)];
}

const blockText = (block: Block): string =>
  'html' in block ? plainText(block.html) : plainText(Object.values(block.props).map(textOf).join(' '));

/** The texts inside a prop, however deep (questions and answers of a list, for example). */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.startsWith('/') ? '' : value;
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(' ');
  return '';
}

type Draft = Omit<Entry, 'position' | 'categoryKey' | 'searchable'>;

function* pages(content: EstateContent): Generator<Draft> {
  for (const page of content.pages) {
    yield {
      site: page.site,
      path: normalisePath(page.path),
      language: page.language,
      kind: 'page',
      contentId: `${page.site}${page.path}`,
      title: page.title,
      category: '',
      teaser: page.description,
      image: '',
      publishedOn: null,
      details: page,
      body: page.blocks.map(blockText).join(' '),
    };
  }
}

function* products(content: EstateContent): Generator<Draft> {
  for (const { site, languages } of content.sites) {
    for (const language of languages) {
      for (const product of productsOf(content, site, language)) {
        yield {
          site,
          path: entryPath(language, 'product', product.slug),
          language,
          kind: 'product',
          contentId: product.code,
          title: product.name[language] ?? '',
          category: product.category,
          teaser: product.teaser[language] ?? '',
          image: product.image,
          publishedOn: null,
          details: product,
          body: [
            product.description[language],
            product.ingredients[language],
            product.code,
            ...product.tags,
          ].join(' '),
        };
      }
    }
  }
}

function* recipes(content: EstateContent): Generator<Draft> {
  for (const recipe of content.recipes) {
    yield {
      site: recipe.site,
      path: entryPath(recipe.language, 'recipe', recipe.slug),
      language: recipe.language,
      kind: 'recipe',
      contentId: recipe.id,
      title: recipe.title,
      category: recipe.category,
      teaser: recipe.teaser,
      image: recipe.image,
      publishedOn: null,
      details: recipe,
      body: [...recipe.ingredients.map(({ name }) => name), ...recipe.steps, ...recipe.tags].join(' '),
    };
  }
}

function* news(content: EstateContent): Generator<Draft> {
  for (const item of content.news.toSorted((a, b) => b.date.localeCompare(a.date))) {
    yield {
      site: item.site,
      path: entryPath(item.language, 'news', item.slug),
      language: item.language,
      kind: 'news',
      contentId: item.id,
      title: item.title,
      category: item.category,
      teaser: item.teaser,
      image: item.image,
      publishedOn: item.date,
      details: item,
      body: [...item.body, item.author].join(' '),
    };
  }
}

/** An English site has its home at `/en/` and the same once more at `/`. */
const isSecondHome = ({ kind, path, site, language }: Draft, all: ReadonlyMap<string, Entry>): boolean =>
  kind === 'page' && path === '/' && all.get(`${site}/${language}`)?.language === language;

/** Every entry of the estate; where two claim one address of a site, the first stays. */
export function entriesOf(content: EstateContent): Entry[] {
  const all = new Map<string, Entry>();
  for (const list of [pages, products, recipes, news]) {
    for (const draft of list(content)) {
      const address = draft.site + draft.path;
      if (all.has(address)) continue;
      const key = categoryKey(draft.category);
      all.set(address, { ...draft, categoryKey: key, position: all.size, searchable: true });
    }
  }
  return [...all.values()].map((entry) => ({ ...entry, searchable: !isSecondHome(entry, all) }));
}
