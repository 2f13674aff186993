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

const matches = ({ broad, inside }: Terms, parameters: Parameters): string =>
  `(words @@ to_tsquery('simple', ${parameters.add(broad)}) or (${within(inside, parameters)}))`;

/** One condition a word: an index of trigrams serves each of them, but not `like all`. */
const within = (inside: readonly string[], parameters: Parameters): string =>
  inside.map((pattern) => `searched like ${parameters.add(pattern)}`).join(' and ');

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
    ...(terms ? [matches(terms, parameters)] : []),
    ...(matchAnyCategoryIds.length > 0
      ? [`category_ids && ${parameters.add(matchAnyCategoryIds)}::text[]`]
      : []),
    ...(all.length > 0 ? [`category_ids @> ${parameters.add(all)}::text[]`] : []),
    ...(containerPage ? [`path like ${parameters.add(below(containerPage))}`] : []),
  ];
}

/** What is chosen of the facets: content group, authors, tags. */
export function choiceConditions(
  { contentGroup, authors, facetTags }: SearchQuery,
  parameters: Parameters,
): string[] {
  const group = contentGroup ? parameters.add(contentGroup) : '';
  return [
    ...(group ? [`(kind = ${group} or category_key = ${group})`] : []),
    ...(authors.length > 0 ? [`author_key = any (${parameters.add(authors)}::text[])`] : []),
    ...(facetTags.length > 0 ? [`tags @> ${parameters.add(facetTags)}::text[]`] : []),
  ];
}

/**
 * Weights of the parts D, C (text), B (category) and A (title). A word met in full counts four times a beginning, and
 * what is found only inside a compound's title comes after a title that begins with it.
 */
export const score = ({ exact, broad, inside }: Terms, parameters: Parameters): string => `
  4 * ts_rank('{0, 0.1, 0.4, 1}', words, to_tsquery('simple', ${parameters.add(exact)}))
  + ts_rank('{0, 0.1, 0.4, 1}', words, to_tsquery('simple', ${parameters.add(broad)}))
  + case when ${within(inside, parameters)} then 0.5 else 0 end`;
