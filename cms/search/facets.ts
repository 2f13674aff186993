import type { Database } from '../database/database.ts';
import { type Kind, KINDS } from '../estate/paths.ts';
import { messagesOf } from '../pages/messages.ts';
import { Parameters, type SearchScope } from './conditions.ts';
import type { SearchQuery } from './parameters.ts';

/** Hits that are alike in everything that facets count, and how many they are. */
export interface Cell {
  kind: Kind;
  category: string;
  author: string;
  tags: readonly string[];
  count: number;
}

/** A choice of the content group or the author with what it would leave. */
export interface CountedChoice {
  value: string;
  label: string;
  count: number;
}

export interface Facets {
  totalCount: number;
  /** Counted as if no content group were chosen (SRCH-05). */
  facetCategories: CountedChoice[];
  /** What is left if the tag is added to those that are chosen (SRCH-24). */
  facetTags: { value: string; count: number }[];
  /** Counted as if no author were chosen (SRCH-22). */
  authors: CountedChoice[];
}

/** Everything that can be chosen on the site, whether anything is left of it or not. */
interface Choice {
  dimension: 'category' | 'author' | 'tag';
  key: string;
  label: string;
}

function choicesOf(database: Database, scope: SearchScope, query: SearchQuery): Promise<Choice[]> {
  const parameters = new Parameters();
  const conditions = [
    `site = ${parameters.add(query.site)}`,
    `language = ${parameters.add(query.language)}`,
    ...(scope === 'content' ? [] : [`kind = ${parameters.add(scope)}`]),
    ...(query.searchEquipments ? ['equipment'] : scope === 'product' ? ['not equipment'] : []),
  ];
  return database.query<Choice>(
    `select dimension, key, min(label) as label from choice where ${conditions.join(' and ')}
     group by dimension, key order by min(position), key`,
    parameters.values,
  );
}

const sum = (cells: readonly Cell[]): number => cells.reduce((total, { count }) => total + count, 0);

/** How many hits there are by each value that `keys` gives of a cell. */
function tally(cells: readonly Cell[], keys: (cell: Cell) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const cell of cells)
    for (const key of keys(cell)) counts.set(key, (counts.get(key) ?? 0) + cell.count);
  return counts;
}

/** Counts each dimension with what is chosen of the others. */
export async function countFacets(
  database: Database,
  scope: SearchScope,
  query: SearchQuery,
  cells: readonly Cell[],
): Promise<Facets> {
  const { contentGroup, authors, facetTags } = query;
  const inGroup = ({ kind, category }: Cell): boolean =>
    contentGroup === '' || kind === contentGroup || category === contentGroup;
  const byAuthor = ({ author }: Cell): boolean => authors.length === 0 || authors.includes(author);
  const tagged = ({ tags }: Cell): boolean => facetTags.every((tag) => tags.includes(tag));

  const chosen = cells.filter((cell) => inGroup(cell) && byAuthor(cell) && tagged(cell));
  const ungrouped = cells.filter((cell) => byAuthor(cell) && tagged(cell));
  const groups = tally(ungrouped, ({ kind, category }) => [scope === 'content' ? kind : category]);
  const names = tally(
    cells.filter((cell) => inGroup(cell) && tagged(cell)),
    ({ author }) => [author],
  );
  const tags = tally(chosen, (cell) => cell.tags);

  const choices = await choicesOf(database, scope, query);
  const counted = (dimension: Choice['dimension'], counts: Map<string, number>): CountedChoice[] =>
    choices
      .filter((choice) => choice.dimension === dimension)
      .map(({ key, label }) => ({ value: key, label, count: counts.get(key) ?? 0 }));
  const labels = messagesOf(query.language).kinds;
  return {
    totalCount: sum(chosen),
    facetCategories:
      scope === 'content'
        ? KINDS.filter((kind) => groups.has(kind)).map((kind) => ({
            value: kind,
            label: labels[kind],
            count: groups.get(kind) ?? 0,
          }))
        : counted('category', groups),
    facetTags: counted('tag', tags).map(({ value, count }) => ({ value, count })),
    authors: counted('author', names),
  };
}
