import { type Kind, normalisePath } from '../paths.ts';
import type { SearchQuery } from './parameters.ts';
import { type Reach, type Term, type Terms, matchQuery, type Wanted, wantedQuery } from './terms.ts';
import type { Weight } from './vector.ts';

/** What is searched: everything of a site, or one kind. */
export type SearchScope = 'content' | Exclude<Kind, 'page'>;

/** The `$n` parameters of a statement, in the order in which they are put into it. */
export class Parameters {
  readonly values: unknown[] = [];

  /** Adds a value and gives its placeholder. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** The path that entries stand below, fit for LIKE. */
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
  parameters: Parameters,
): string[] {
  const { site, language, productGroup, matchAnyCategoryIds, matchAllCategoryIds, containerPage } = query;
  const equals = (column: string, value: string): string => `${column} = ${parameters.add(value)}`;
  const all = [...matchAllCategoryIds, ...(productGroup ? [productGroup] : [])];
  return [
    equals('site', site),
    equals('language', language),
    ...(scope === 'content' ? [] : [equals('kind', scope)]),
    // A site's search finds equipment among the rest; a list of products has either the one or the other.
    ...(query.searchEquipments ? ['equipment'] : scope === 'product' ? ['not equipment'] : []),
    ...(terms ? [`words @@ ${parameters.add(matchQuery(terms))}::tsquery`] : []),
    ...(matchAnyCategoryIds.length > 0
      ? [`category_ids && ${parameters.add(matchAnyCategoryIds)}::text[]`]
      : []),
    ...(all.length > 0 ? [`category_ids @> ${parameters.add(all)}::text[]`] : []),
    ...(containerPage ? [`path like ${parameters.add(below(containerPage))}`] : []),
  ];
}

/** What is chosen of the facets: a condition each, `true` where nothing is chosen. */
export function choiceConditions(
  { contentGroup, authors, facetTags }: SearchQuery,
  parameters: Parameters,
): { group: string; author: string; tags: string } {
  const chosen = contentGroup ? parameters.add(contentGroup) : '';
  return {
    group: chosen ? `(kind = ${chosen} or category_key = ${chosen})` : 'true',
    author: authors.length > 0 ? `author_key = any (${parameters.add(authors)}::text[])` : 'true',
    tags: facetTags.length > 0 ? `tags @> ${parameters.add(facetTags)}::text[]` : 'true',
  };
}

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

function wantedScore(wanted: Wanted, rankText: boolean, parameters: Parameters): string {
  const counted = (column: string, query: string, count: number): string =>
    `case when ${column} @@ ${parameters.add(query)}::tsquery then ${count} else 0 end`;
  return [
    ...(wanted.beginning ? BEGINNING_COUNTS : COUNTS).map(([reach, weight, count]) =>
      counted('head', wantedQuery(wanted, reach, weight), count),
    ),
    ...(rankText ? [counted('words', wantedQuery(wanted), IN_TEXT)] : []),
  ].join(' + ');
}

const termScore = (term: Term, rankText: boolean, parameters: Parameters): string =>
  `greatest(${term
    .map(
      ({ words, share }) =>
        `${share / words.length} * (${words.map((wanted) => wantedScore(wanted, rankText, parameters)).join(' + ')})`,
    )
    .join(', ')})`;

/** The home page of a site says something of everything that the site has. */
const HOME = "path in ('/', '/' || language)";

/** The best first: how well entries meet the words, and of equal ones pages last, since they say something of much. */
export const relevance = ({ rank, rankText }: Terms, parameters: Parameters): string =>
  `(${rank.map((term) => termScore(term, rankText, parameters)).join(' + ')}) * case when ${HOME} then 0.5 else 1 end desc,
   kind = 'page', ${HOME}`;
