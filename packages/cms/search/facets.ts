import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { KINDS } from '../platform/model/paths.ts';
import { getMessages } from '../platform/model/messages.ts';
import { joinConditions, getChoiceConditions, getScopeConditions, type SearchScope } from './conditions.ts';
import type { SearchQuery } from './parameters.ts';
import type { Terms } from './terms.ts';

type Dimension = 'category' | 'author' | 'tag';

/** A choice of the content group or the author, with the number of hits that it leaves. */
export interface CountedChoice {
  value: string;
  label: string;
  count: number;
}

export interface Facets {
  totalCount: number;
  /** Counted as if no content group were chosen (SRCH-05). */
  facetCategories: CountedChoice[];
  /** The number of hits if the tag is added to the chosen tags (SRCH-24). */
  facetTags: { value: string; count: number }[];
  /** Counted as if no author were chosen (SRCH-22). */
  authors: CountedChoice[];
}

/** Returns all choices of the site, including those without hits. */
function listChoices(database: Database, scope: SearchScope, query: SearchQuery) {
  const ofSite = database
    .selectFrom('choice')
    .select(({ fn }) => ['dimension', 'key', fn.min('label').as('label')])
    .where('site', '=', query.site)
    .where('language', '=', query.language)
    .groupBy(['dimension', 'key'])
    .orderBy(({ fn }) => fn.min('position'))
    .orderBy('key');
  const ofKind = scope === 'content' ? ofSite : ofSite.where('kind', '=', scope);
  const isEquipment = query.searchEquipments || (scope === 'product' ? false : undefined);
  return (isEquipment === undefined ? ofKind : ofKind.where('equipment', '=', isEquipment)).execute();
}

export interface Counts {
  /** Hits without the chosen facets. */
  matched: number;
  /** Hits. */
  total: number;
  /** Hits for each value of a dimension, with the chosen values of the other dimensions. */
  by: Record<Dimension, Map<string, number>>;
}

/**
 * Counts all facets in one pass over the entries. Groups entries with equal facets into cells, which are far fewer, and counts each
 * dimension from the cells. Without search words it uses the stored cells.
 */
export async function countMatches(
  database: Database,
  scope: SearchScope,
  query: SearchQuery,
  terms: Terms | undefined,
): Promise<Counts> {
  const scoped = joinConditions(getScopeConditions(scope, query, terms));
  const { group, author, tags } = getChoiceConditions(query);
  const [source, size] =
    terms || query.containerPage ? [sql`entry`, sql`count(*)`] : [sql`cell`, sql`sum(size)`];
  const { rows } = await sql<{ dimension: Dimension | 'matched' | 'total'; key: string; count: number }>`
    with alike as materialized (
      select kind, category_key, author_key, tags, ${group} as grouped, ${author} as written, ${tags} as tagged,
        ${size} as size
      from ${source} where ${scoped} group by 1, 2, 3, 4
    ), counted as (
      select 'matched' as dimension, '' as key, size from alike
      union all select 'total', '', size from alike where grouped and written and tagged
      union all select 'category', ${sql.ref(scope === 'content' ? 'kind' : 'category_key')}, size from alike where written and tagged
      union all select 'author', author_key, size from alike where grouped and tagged
      union all select 'tag', unnest(tags), size from alike where grouped and written and tagged
    )
    select dimension, key, sum(size)::integer as count from counted group by dimension, key`.execute(
    database,
  );
  const of = (wanted: string): Map<string, number> =>
    new Map(rows.filter(({ dimension }) => dimension === wanted).map(({ key, count }) => [key, count]));
  return {
    matched: of('matched').get('') ?? 0,
    total: of('total').get('') ?? 0,
    by: { category: of('category'), author: of('author'), tag: of('tag') },
  };
}

const NO_COUNTS: Counts = {
  matched: 0,
  total: 0,
  by: { category: new Map(), author: new Map(), tag: new Map() },
};

/** Returns all choices with their counts. */
export async function getFacets(
  database: Database,
  scope: SearchScope,
  query: SearchQuery,
  { total, by }: Counts = NO_COUNTS,
): Promise<Facets> {
  const choices = await listChoices(database, scope, query);
  const counted = (dimension: Dimension): CountedChoice[] =>
    choices
      .filter((choice) => choice.dimension === dimension)
      .map(({ key, label }) => ({ value: key, label, count: by[dimension].get(key) ?? 0 }));
  const labels = getMessages(query.language).kinds;
  return {
    totalCount: total,
    facetCategories:
      scope === 'content'
        ? KINDS.filter((kind) => by.category.has(kind)).map((kind) => ({
            value: kind,
            label: labels[kind],
            count: by.category.get(kind) ?? 0,
          }))
        : counted('category'),
    facetTags: counted('tag').map(({ value, count }) => ({ value, count })),
    // Only news can be filtered by author.
    authors: scope === 'news' ? counted('author') : [],
  };
}
