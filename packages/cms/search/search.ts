import { type RawBuilder, sql } from 'kysely';
import { SEARCH_PARAMETERS } from 'saaristo/schemas';
import type { Site } from 'saaristo/sites';
import type { Database } from '../platform/database/database.ts';
import { formatOffer, type Offer } from '../platform/model/offer.ts';
import type { Kind } from '../platform/model/paths.ts';
import {
  joinConditions,
  getChoiceConditions,
  getRelevanceOrder,
  getScopeConditions,
  type SearchScope,
} from './conditions.ts';
import { countMatches, type Facets, getFacets } from './facets.ts';
import type { Hit } from './hit.ts';
import type { SearchQuery } from './parameters.ts';
import {
  getKnownWords,
  type Query,
  createQuery,
  type Terms,
  formatMatchQuery,
  createTerms,
  addEndings,
  getQueryTokens,
} from './terms.ts';
import { findMatchingPart } from './matching-part.ts';
import type { Token } from './text/language.ts';
import { correctWords } from './text/typos.ts';

/** The answer of all searches (SRCH-12, SRCH-31). */
export interface SearchResult extends Facets {
  hits: Hit[];
  hasMore: boolean;
  /** The search text as typed. */
  query: string;
  /** Words of the search text that the hits need not have, because no entry has all words. */
  omitted?: readonly string[];
}

interface Row {
  contentId: string;
  url: string;
  title: string;
  category: string;
  teaserText: string;
  image: string;
  type: Kind;
  likeCount: number;
  hit: { images?: string[] } & Record<string, unknown>;
  /** The current offer of the shop; null if the shop does not sell it. */
  sold: Offer | null;
}

const getMediaPath = (image: string): string => (image ? `/media/${image}` : '');

/** Creates a hit. `image` is the list of all pictures in product searches, and one picture in others. */
function createHit(
  { hit: { images = [], ...more }, likeCount, image, sold, ...row }: Row,
  scope: SearchScope,
): Hit {
  return {
    ...row,
    ...more,
    ...(row.type === 'recipe' && { likeCount }),
    ...(sold && formatOffer(sold)),
    image: scope === 'product' ? images.map(getMediaPath) : getMediaPath(image),
  } as unknown as Hit;
}

/** The shop's price of an entry; null if it does not sell it. */
const PRICE = sql`(select price_cents from shop_product where kind = 'product' and sold and shop_product.code = hit->>'code')`;

function getOrder({ sortOrder }: SearchQuery, terms: Terms | undefined): RawBuilder<unknown> {
  if (sortOrder === 1) return sql`title_key, title collate "C", position`;
  return sql.join([
    ...(sortOrder === 2 ? [sql`published_on desc nulls last`] : []),
    ...(sortOrder === 3 ? [sql`${PRICE} nulls last`] : []),
    ...(sortOrder === 4 ? [sql`${PRICE} desc nulls last`] : []),
    ...(terms ? [getRelevanceOrder(terms)] : []),
    sql`position`,
  ]);
}

async function findHits(
  database: Database,
  scope: SearchScope,
  query: SearchQuery,
  terms: Terms | undefined,
): Promise<Hit[]> {
  const conditions = [
    ...getScopeConditions(scope, query, terms),
    ...Object.values(getChoiceConditions(query)),
  ];
  const { rows } = await sql<Row>`
    select content_id as "contentId", path as url, title, category, teaser as "teaserText", image, kind as type, hit,
      coalesce((select like_count from content_like where content_like.content_id = page.content_id), 0) as "likeCount",
      (select jsonb_build_object('price', price_cents, 'compared', compared_cents, 'weight', weight, 'stock', stock) from shop_product
       where kind = 'product' and sold and shop_product.code = hit->>'code') as sold
    from (select * from entry where ${joinConditions(conditions)} order by ${getOrder(query, terms)}
      limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}) as page`.execute(database);
  return rows.map((row) => createHit(row, scope));
}

/** So few hits may be found by chance. */
const FEW_HITS = 3;

/** The result of a database search. `size` is the number of hits. */
interface Found {
  size: number;
}

type SearchWith<T extends Found> = (terms: Terms | undefined) => Promise<T>;

/** Searches with the typed words, and in wider ways while there are only few hits. Returns the result with the most hits. */
async function searchWider<T extends Found>(
  database: Database,
  site: Site,
  query: Query,
  look: SearchWith<T>,
): Promise<T> {
  const terms = createTerms(query, 'exact');
  const exact = await look(terms);
  if (exact.size > FEW_HITS) return exact;
  const wider = createTerms(await addEndings(database, site, query), exact.size > 0 ? 'wide' : 'widest');
  if (formatMatchQuery(wider) === formatMatchQuery(terms)) return exact;
  const wide = await look(wider);
  return wide.size > exact.size ? wide : exact;
}

/** Returns the words that no entry of the site has in any form and that the analyser does not know. */
async function findUnknownWords(
  database: Database,
  { site, language }: SearchQuery,
  query: Query,
): Promise<string[]> {
  const known = new Set(getKnownWords(query));
  const strange = query.typed.filter(({ word }) => !known.has(word));
  if (strange.length === 0) return [];
  const words = strange.map(({ word }) => word);
  const queries = strange.map((one) => formatMatchQuery(createTerms({ ...query, typed: [one] }, 'exact')));
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[], ${queries}::text[]) as given (word, query)
    where not exists (
      select 1 from entry where site = ${site} and language = ${language} and words @@ given.query::tsquery)`.execute(
    database,
  );
  return rows.map(({ word }) => word);
}

/**
 * Searches with the typed words, with corrected typos if there are only few hits, and without some of the words if there is none.
 * @returns undefined if there is nothing to search for
 */
async function searchLoosely<T extends Found>(
  database: Database,
  scope: SearchScope,
  searched: SearchQuery,
  look: SearchWith<T>,
): Promise<(T & Pick<SearchResult, 'omitted'>) | undefined> {
  const { q, site, language } = searched;
  const tokens = getQueryTokens(q);
  // A list without a query returns everything. A query without words, or a site search without a query, returns nothing.
  if (tokens.length === 0) return q || scope === 'content' ? undefined : look(undefined);
  const parse = (some: readonly Token[]) =>
    createQuery(
      database,
      language,
      some.map(({ word }) => word),
    );
  const typed = await parse(tokens);
  const widely = (query: Query) => searchWider(database, site, query, look);
  const found = await widely(typed);
  if (found.size > FEW_HITS) return found;
  const kind = scope === 'content' ? '' : scope;
  const strange = await findUnknownWords(database, searched, typed);
  const meant = await correctWords(database, { site, language, kind }, strange);
  const right = tokens.map(({ word, text }) => ({ word: meant?.get(word) ?? word, text }));
  const corrected = meant ? await parse(right) : typed;
  const better = meant ? await widely(corrected) : found;
  const best = better.size > found.size ? better : found;
  if (best.size > 0) return best;
  const part = await findMatchingPart(database, scope, searched, corrected);
  if (!part) return best;
  const kept = new Set(part.typed.map(({ word }) => word));
  const left = new Set(corrected.typed.map(({ word }) => word).filter((word) => !kept.has(word)));
  const omitted = right.filter(({ word }) => left.has(word)).map(({ text }) => text);
  return { ...(await widely(part)), omitted: [...new Set(omitted)] };
}

/**
 * Finds the entries of a site and language that contain every word of `q`, or as many of them as one entry has, with the counts of the
 * facets (API-08, API-10 to API-14).
 * Without `q` the site search finds nothing, and the others find everything of their kind.
 */
export async function search(
  database: Database,
  scope: SearchScope,
  query: SearchQuery,
): Promise<SearchResult> {
  const found = await searchLoosely(database, scope, query, async (terms) => {
    const counts = await countMatches(database, scope, query, terms);
    const hits = counts.total > 0 ? await findHits(database, scope, query, terms) : [];
    return { size: counts.matched, counts, hits };
  });
  const facets = await getFacets(database, scope, query, found?.counts);
  return {
    hits: found?.hits ?? [],
    hasMore:
      !query.skipPagination &&
      query.page < SEARCH_PARAMETERS.page.maximum &&
      query.page * query.pageSize < facets.totalCount,
    query: query.q,
    ...(found?.omitted && { omitted: found.omitted }),
    ...facets,
  };
}

/** Returns the first hits of all kinds, without counts (API-07). */
export async function suggest(database: Database, query: SearchQuery): Promise<Hit[]> {
  const found = await searchLoosely(database, 'content', query, async (terms) => {
    const hits = await findHits(database, 'content', query, terms);
    return { size: hits.length, hits };
  });
  return found?.hits ?? [];
}
