import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Kind, normalisePath } from '../platform/model/paths.ts';
import type { SearchQuery } from './parameters.ts';
import {
  type Reach,
  type Term,
  type Terms,
  formatMatchQuery,
  type WordPattern,
  formatWordQuery,
} from './terms.ts';
import type { Weight } from './text/vector.ts';

/** The scope of a search: all content of a site, or one kind. */
export type SearchScope = 'content' | Exclude<Kind, 'page'>;

/** A boolean SQL expression on a row. */
export type Condition = RawBuilder<SqlBool>;

export const joinConditions = (conditions: readonly Condition[]): Condition =>
  sql`${sql.join(conditions, sql` and `)}`;

/** Returns the LIKE pattern of all paths below a page. */
const getLikePattern = (page: string): string =>
  `${normalisePath(page)
    .replace(/[\\%_]/g, '\\$&')
    .replace(/^\/$/, '')}/%`;

/**
 * Returns the conditions of a search that do not depend on the chosen facets: site, language, kind, words, container page and category ids.
 */
export function getScopeConditions(
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
    // The search of a site includes equipment. A list of products has either only equipment or none.
    ...(query.searchEquipments
      ? [sql<SqlBool>`equipment`]
      : scope === 'product'
        ? [sql<SqlBool>`not equipment`]
        : []),
    ...(terms ? [sql<SqlBool>`words @@ ${formatMatchQuery(terms)}::tsquery`] : []),
    ...(matchAnyCategoryIds.length > 0 ? [sql<SqlBool>`category_ids && ${matchAnyCategoryIds}::text[]`] : []),
    ...(all.length > 0 ? [sql<SqlBool>`category_ids @> ${all}::text[]`] : []),
    ...(containerPage ? [sql<SqlBool>`path like ${getLikePattern(containerPage)}`] : []),
  ];
}

/** Returns one condition for each chosen facet; `true` if nothing is chosen. */
export const getChoiceConditions = ({
  contentGroup,
  authors,
  facetTags,
}: SearchQuery): { group: Condition; author: Condition; tags: Condition } => ({
  group: contentGroup ? sql`(kind = ${contentGroup} or category_key = ${contentGroup})` : sql`true`,
  author: authors.length > 0 ? sql`author_key = any (${authors}::text[])` : sql`true`,
  tags: facetTags.length > 0 ? sql`tags @> ${facetTags}::text[]` : sql`true`,
});

/**
 * Scores of a match by its place; they are added up. A whole word of a title scores most, then the end of a compound (`grillimakkara` is a
 * `makkara`), then its inside (`makkarakeitto` is not). A match in the text only scores 0.
 */
const SCORES: readonly (readonly [Reach, Weight, count: number])[] = [
  ['inner', 'A', 5],
  ['end', 'A', 3],
  ['whole', 'A', 2],
  ['end', 'B', 3],
  ['inner', 'C', 1.5],
];

/** Scores of a prefix. Prefixes match many words, so that only matches in titles score. */
const PREFIX_SCORES: typeof SCORES = [
  ['inner', 'A', 5],
  ['whole', 'A', 5],
];

/** Score of a match anywhere. */
const TEXT_SCORE = 0.5;

const sum = (scores: readonly RawBuilder<number>[]): RawBuilder<number> => sql`${sql.join(scores, sql` + `)}`;

const scoreMatch = (column: 'head' | 'words', query: string, count: number): RawBuilder<number> =>
  sql`case when ${sql.ref(column)} @@ ${query}::tsquery then ${sql.lit(count)} else 0 end`;

const scoreWord = (wanted: WordPattern, rankText: boolean): RawBuilder<number> =>
  sum([
    ...(wanted.beginning ? PREFIX_SCORES : SCORES).map(([reach, weight, count]) =>
      scoreMatch('head', formatWordQuery(wanted, reach, weight), count),
    ),
    ...(rankText ? [scoreMatch('words', formatWordQuery(wanted), TEXT_SCORE)] : []),
  ]);

const scoreTerm = (term: Term, rankText: boolean): RawBuilder<number> =>
  sql`greatest(${sql.join(
    term.map(
      ({ words, share }) =>
        sql`${sql.lit(share / words.length)} * (${sum(words.map((wanted) => scoreWord(wanted, rankText)))})`,
    ),
  )})`;

/** Matches the home page of a site, which mentions everything that the site has. */
const HOME = sql`path in ('/', '/' || language)`;

/** Orders entries by their scores. Pages come last among equal scores, because they mention many things. */
export const getRelevanceOrder = ({ rank, rankText }: Terms): RawBuilder<unknown> =>
  sql`(${sum(rank.map((term) => scoreTerm(term, rankText)))}) * case when ${HOME} then 0.5 else 1 end desc,
   kind = 'page', ${HOME}`;
