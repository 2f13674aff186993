import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { getScopeConditions, joinConditions, type SearchScope } from './conditions.ts';
import type { SearchQuery } from './parameters.ts';
import { createTerms, formatMatchQuery, groupWords, type Query, type QueryWord } from './terms.ts';

/** Later words of a query that matches nothing are left out. Keeps the number of combinations low: each one is a look into the index. */
const MAX_COMBINED = 5;

type Groups = readonly (readonly QueryWord[])[];

/** Returns the combinations of `size` groups. Those that keep the first words come first. */
function* combine(groups: Groups, size: number): Generator<Groups> {
  if (size === 0) return yield [];
  for (const [index, group] of groups.entries())
    for (const rest of combine(groups.slice(index + 1), size - 1)) yield [group, ...rest];
}

/**
 * Finds the most words of a query that one entry has together. Needs a few statements of short lookups in the index, for any query.
 * @returns undefined if no entry has any word
 */
export async function findMatchingPart(
  database: Database,
  scope: SearchScope,
  searched: SearchQuery,
  query: Query,
): Promise<Query | undefined> {
  const reduce = (groups: Groups): Query => ({ ...query, typed: groups.flat() });
  const scoped = joinConditions(getScopeConditions(scope, searched, undefined));
  const listMatching = async (combinations: readonly Groups[]): Promise<Groups[]> => {
    const queries = combinations.map((groups) => formatMatchQuery(createTerms(reduce(groups), 'wide')));
    const { rows } = await sql<{ place: number }>`
      select place::integer from unnest(${queries}::text[]) with ordinality as given (query, place)
      where exists (select 1 from entry where ${scoped} and words @@ given.query::tsquery)
      order by place`.execute(database);
    return rows.map(({ place }) => combinations[place - 1]!);
  };
  const groups = groupWords(query);
  if (groups.length < 2) return undefined;
  const known = (await listMatching(groups.map((group) => [group]))).flat().slice(0, MAX_COMBINED);
  for (let size = known.length; size > 1; size -= 1) {
    const [most] = await listMatching([...combine(known, size)]);
    if (most) return reduce(most);
  }
  return known.length > 0 ? reduce(known.slice(0, 1)) : undefined;
}
