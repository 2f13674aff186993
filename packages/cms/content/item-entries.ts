/** Writes the entries of products, recipes and news from the published items. */
import type { EditorLanguage } from '@saaristo/editor/contract';
import { LANGUAGES, type Site } from 'saaristo/sites';
import type { Change, Item, Label, ValueProblem } from '../collections/define.ts';
import { listPublished } from '../collections/store.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Facet, ProductGroup } from '../platform/model/content.ts';
import type { EstateContent } from '../platform/model/estate-content.ts';
import { type ListedKind, normalisePath } from '../platform/model/paths.ts';
import { createEntries } from './entries.ts';
import { replaceEntries, replaceKindEntries, replacePageEntries } from './entry-index.ts';
import { listSites } from './find-entry.ts';
import { listPublishedPages } from './page-entries.ts';
import {
  type NewsValue,
  type ProductValue,
  type RecipeValue,
  toNews,
  toProduct,
  toRecipe,
} from './item-values.ts';

/** The source of the entries of items. */
type ItemContent = Required<
  Omit<EstateContent, 'pages' | 'navigation' | 'shop' | 'reviews' | 'synonyms' | 'items'>
>;

/** Reads the published items with a page, of one site or of all, with the filters of the search. */
export async function readItemContent(queries: Queries, site?: Site): Promise<ItemContent> {
  const of = site === undefined ? {} : { site };
  const products = await listPublished<ProductValue>(queries, 'products', of);
  const recipes = await listPublished<RecipeValue>(queries, 'recipes', of);
  const news = await listPublished<NewsValue>(queries, 'news', of);
  const facets = await listPublished<Facet>(queries, 'facets');
  const groups = await listPublished<ProductGroup>(queries, 'product-groups');
  return {
    sites: (await listSites(queries)).filter((one) => site === undefined || one.site === site),
    products: products.map(toProduct),
    recipes: recipes.map(toRecipe),
    news: news.map(toNews),
    facets: facets.map(({ key, value }) => ({ ...value, key })),
    productGroups: groups.map(({ key, value }) => ({ ...value, key })),
  };
}

/** Replaces all entries by those of the published pages and items. */
export async function rebuildEntries(queries: Queries): Promise<void> {
  const content = await readItemContent(queries);
  const pages = await listPublishedPages(queries);
  await replaceEntries(queries, createEntries({ ...content, navigation: [], pages }));
}

const NOTHING = { pages: [], products: [], recipes: [], news: [], navigation: [] };
const LISTS = { product: 'products', recipe: 'recipes', news: 'news' } as const;

/** Replaces the entries of a kind in the sites and languages of changed items. */
export async function reindexEntries(
  queries: Queries,
  kind: ListedKind,
  changes: readonly Change<object>[],
): Promise<void> {
  const items = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  const isTaken = changes.some(({ after }) => after === null);
  const sites = new Set(items.flatMap(({ site }) => site ?? []));
  for (const site of sites) {
    const own = items.filter((item) => item.site === site);
    const languages = LANGUAGES.filter((one) =>
      own.some(({ language }) => language === null || language === one),
    );
    const content = await readItemContent(queries, site);
    const entries = createEntries({ ...content, ...NOTHING, [LISTS[kind]]: content[LISTS[kind]] });
    for (const language of languages) {
      await replaceKindEntries(
        queries,
        { site, language, kind },
        entries.filter((entry) => entry.language === language),
      );
      // A page that the item has hidden shows again.
      if (isTaken) await replacePageEntries(queries, { site, language });
    }
  }
}

/** Replaces the entries of the pages of the sites and languages of changed items, which they show. */
export async function reindexPages(queries: Queries, changes: readonly Change<object>[]): Promise<void> {
  const items = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  for (const { site, languages } of await listSites(queries))
    for (const language of languages)
      if (items.some((one) => one.site === site && (one.language ?? language) === language))
        await replacePageEntries(queries, { site, language });
}

const TAKEN: Label = {
  fi: 'Osoite on jo toisella sivulla, tuotteella, reseptillä tai uutisella.',
  en: 'Another page, product, recipe or news item has this address.',
  sv: 'En annan sida, produkt, nyhet eller ett recept har redan adressen.',
};

/** Returns the problem of an item whose address another entry has. */
export async function findPathProblem(
  queries: Queries,
  { site, key }: Item<object>,
  path: string | undefined,
  language: EditorLanguage,
): Promise<ValueProblem[]> {
  if (site === null || path === undefined) return [];
  const other = await queries
    .selectFrom('entry')
    .select('content_id')
    .where('site', '=', site)
    .where('path', '=', normalisePath(path))
    .where('content_id', '<>', key)
    .executeTakeFirst();
  return other ? [{ path: ['slug'], message: TAKEN[language] }] : [];
}
