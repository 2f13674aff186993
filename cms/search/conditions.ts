import { type Kind, normalisePath } from '../estate/paths.ts';
import type { SearchQuery } from './parameters.ts';
import type { Terms } from './terms.ts';

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

/** One condition a word: an index of trigrams serves each of them, but not `like all`. */
const within = (inside: readonly string[], parameters: Parameters): string =>
  inside.map((pattern) => `searched like ${parameters.add(pattern)}`).join(' and ');

/** The title first: it is short, and where it is met the words need not be unpacked. */
const matches = ({ broad, inside }: Terms, parameters: Parameters): string =>
  [
    ...(inside.length > 0 ? [`(${within(inside, parameters)})`] : []),
    `words @@ to_tsquery('simple', ${parameters.add(broad)})`,
  ].join(' or ');

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
    ...(terms ? [`(${matches(terms, parameters)})`] : []),
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
 * How well titles (weight 1) and categories (0.4) meet the words; what is met in the text alone counts nothing. A word met
 * in full counts four times a beginning, and what is found only inside a compound's title comes after a title that begins with it.
 */
export const score = ({ exact, broad, inside }: Terms, parameters: Parameters): string =>
  [
    `4 * ts_rank('{0, 0, 0.4, 1}', head, to_tsquery('simple', ${parameters.add(exact)}))`,
    `ts_rank('{0, 0, 0.4, 1}', head, to_tsquery('simple', ${parameters.add(broad)}))`,
    ...(inside.length > 0 ? [`case when ${within(inside, parameters)} then 0.5 else 0 end`] : []),
  ].join(' + ');
