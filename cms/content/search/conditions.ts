import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Kind, normalisePath } from '../../model/paths.ts';
import type { SearchQuery } from './parameters.ts';
import { type Reach, type Term, type Terms, matchQuery, type Wanted, wantedQuery } from './terms.ts';
import type { Weight } from './vector.ts';

/** What is searched: everything of a site, or one kind. */
export type SearchScope = 'content' | Exclude<Kind, 'page'>;

/** A part of a statement that says yes or no of a row. */
export type Condition = RawBuilder<SqlBool>;

export const allOf = (conditions: readonly Condition[]): Condition =>
  sql`${sql.join(conditions, sql` and `)}`;

/** The path of everything below a page, fit for LIKE. */
const below = (page: string): string =>
  `${normalisePath(page)
    .replace(/[\\%_]/g, '\\$&')
    .replace(/^\/$/, '')}/%`;

/**
 * What an entry has to be for the search, whatever is chosen of its facets: site, language, kind, words, container and
 * category ids.
 */
export function scopeConditions(
  scope: SearchScope,
  query: SearchQuery,
  terms: Terms | undefined,
): Condition[] {
  const { site, language, productGroup, matchAnyCategoryIds, matchAllCategoryIds, containerPage } = query;
  const all = [...matchAllCategoryIds, ...(productGroup ? [productGroup] : [])];
  return [
    sql`site = ${site}`,
    sql`language = ${language}`,
    ...(scope === 'content' ? [] : [sql<SqlBool>`kind = ${scope}`]),
    // A site's search finds equipment among the rest; a list of products has either the one or the other.
    ...(query.searchEquipments
      ? [sql<SqlBool>`equipment`]
      : scope === 'product'
        ? [sql<SqlBool>`not equipment`]
        : []),
    ...(terms ? [sql<SqlBool>`words @@ ${matchQuery(terms)}::tsquery`] : []),
    ...(matchAnyCategoryIds.length > 0 ? [sql<SqlBool>`category_ids && ${matchAnyCategoryIds}::text[]`] : []),
    ...(all.length > 0 ? [sql<SqlBool>`category_ids @> ${all}::text[]`] : []),
    ...(containerPage ? [sql<SqlBool>`path like ${below(containerPage)}`] : []),
  ];
}

/** What is chosen of the facets: a condition each, `true` where nothing is chosen. */
export const choiceConditions = ({
  contentGroup,
  authors,
  facetTags,
}: SearchQuery): { group: Condition; author: Condition; tags: Condition } => ({
  group: contentGroup ? sql`(kind = ${contentGroup} or category_key = ${contentGroup})` : sql`true`,
  author: authors.length > 0 ? sql`author_key = any (${authors}::text[])` : sql`true`,
  tags: facetTags.length > 0 ? sql`tags @> ${facetTags}::text[]` : sql`true`,
});

/**
 * What it counts to meet a word in a title or elsewhere; the counts add up. A whole word of a title counts most, then the end of
 * a compound (`grillimakkara` is a `makkara`), then its inside (`makkarakeitto` is none). What is met in the text alone counts nothing.
 */
const COUNTS: readonly (readonly [Reach, Weight, count: number])[] = [
  ['inner', 'A', 5],
  ['end', 'A', 3],
  ['whole', 'A', 2],
  ['end', 'B', 3],
  ['inner', 'C', 1.5],
];

/** A beginning meets so much that only the title counts. */
const BEGINNING_COUNTS: typeof COUNTS = [
  ['inner', 'A', 5],
  ['whole', 'A', 5],
];

/** What it counts to meet a word anywhere. */
const IN_TEXT = 0.5;

const sumOf = (scores: readonly RawBuilder<number>[]): RawBuilder<number> =>
  sql`${sql.join(scores, sql` + `)}`;

const counted = (column: 'head' | 'words', query: string, count: number): RawBuilder<number> =>
  sql`case when ${sql.ref(column)} @@ ${query}::tsquery then ${sql.lit(count)} else 0 end`;

const wantedScore = (wanted: Wanted, rankText: boolean): RawBuilder<number> =>
  sumOf([
    ...(wanted.beginning ? BEGINNING_COUNTS : COUNTS).map(([reach, weight, count]) =>
      counted('head', wantedQuery(wanted, reach, weight), count),
    ),
    ...(rankText ? [counted('words', wantedQuery(wanted), IN_TEXT)] : []),
  ]);

const termScore = (term: Term, rankText: boolean): RawBuilder<number> =>
  sql`greatest(${sql.join(
    term.map(
      ({ words, share }) =>
        sql`${sql.lit(share / words.length)} * (${sumOf(words.map((wanted) => wantedScore(wanted, rankText)))})`,
    ),
  )})`;

/** The home page of a site says something of everything that the site has. */
const HOME = sql`path in ('/', '/' || language)`;

/** The best first: how well entries meet the words, and of equal ones pages last, since they say something of much. */
export const relevance = ({ rank, rankText }: Terms): RawBuilder<unknown> =>
  sql`(${sumOf(rank.map((term) => termScore(term, rankText)))}) * case when ${HOME} then 0.5 else 1 end desc,
   kind = 'page', ${HOME}`;
