import type { Language, Site } from '#lib/site.ts';
import type { Database } from '../database/database.ts';
import { categoryKey, type Kind, KINDS } from '../estate/paths.ts';
import { type Terms, termsOf } from './terms.ts';

/** One result (SRCH-06). */
export interface Hit {
  contentId: string;
  url: string;
  title: string;
  category: string;
  teaserText: string;
  image: string;
  type: Kind;
}

export interface SearchQuery {
  site: Site;
  language: Language;
  q: string;
  /** A kind (`product`, `recipe`, `news`, `page`) or a category; '' for all. */
  contentGroup: string;
  /** Counted from 1. */
  page: number;
  pageSize: number;
  sortOrder: SortOrder;
}

/** 0 by relevance, 1 by title, 2 newest first. */
export type SortOrder = 0 | 1 | 2;

export interface SearchResult {
  hits: Hit[];
  totalCount: number;
  /** How many hits there are of each kind, whichever is chosen. */
  kinds: { kind: Kind; count: number }[];
}

const EMPTY: SearchResult = { hits: [], totalCount: 0, kinds: [] };

const ORDERS: Record<SortOrder, string> = {
  0: 'score desc, position',
  1: 'title collate "C"',
  2: 'published_on desc nulls last, score desc, position',
};

/** Weights of the parts D, C (text), B (category) and A (title). A word met in full counts more than a beginning. */
const MATCHES = `
  with found as (
    select *, 4 * ts_rank('{0, 0.1, 0.4, 1}', words, to_tsquery('simple', $3))
              + ts_rank('{0, 0.1, 0.4, 1}', words, to_tsquery('simple', $4))
              + case when searched like all ($5::text[]) then 0.5 else 0 end as score
    from entry
    where site = $1 and language = $2
      and (words @@ to_tsquery('simple', $4) or searched like all ($5::text[]))
  )`;

const scope = (query: SearchQuery, terms: Terms): unknown[] => [
  query.site,
  query.language,
  terms.exact,
  terms.broad,
  terms.inside,
];

/** Finds the entries of a site and language that hold every word of `q` (API-07, API-08). */
export async function search(database: Database, query: SearchQuery): Promise<SearchResult> {
  const terms = await termsOf(database, query.language, query.q);
  if (!terms) return EMPTY;
  const group = query.contentGroup.trim().toLowerCase();
  const kind = KINDS.find((one) => one === group) ?? '';
  const category = kind ? '' : categoryKey(group);
  const [hits, counts] = await Promise.all([
    database.query<Hit>(
      `${MATCHES} select content_id as "contentId", path as url, title, category, teaser as "teaserText",
         case when image = '' then '' else '/media/' || image end as image, kind as type
       from found where ($6 = '' or kind = $6) and ($7 = '' or category_key = $7)
       order by ${ORDERS[query.sortOrder]} limit $8 offset $9`,
      [...scope(query, terms), kind, category, query.pageSize, (query.page - 1) * query.pageSize],
    ),
    database.query<{ kind: Kind; every: number; chosen: number }>(
      `${MATCHES} select kind, count(*)::integer as every,
         (count(*) filter (where ($6 = '' or kind = $6) and ($7 = '' or category_key = $7)))::integer as chosen
       from found group by kind`,
      [...scope(query, terms), kind, category],
    ),
  ]);
  return {
    hits,
    totalCount: counts.reduce((sum, { chosen }) => sum + chosen, 0),
    kinds: KINDS.flatMap((one) => counts.filter((row) => row.kind === one)).map((row) => ({
      kind: row.kind,
      count: row.every,
    })),
  };
}
