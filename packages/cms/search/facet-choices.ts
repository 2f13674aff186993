import { sql } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import type { Kind } from '../platform/model/paths.ts';
import type { Facet } from '../platform/model/content.ts';
import type { Queries } from '../platform/database/database.ts';
import { joinConditions, getChoiceConditions, getScopeConditions } from './conditions.ts';
import { readSearchQuery } from './parameters.ts';

export type FacetList = Facet['list'];

/** A choice of the facet calls: `value` is the label of `key`. */
export interface FacetChoice {
  key: string;
  value: string;
  /** Heading of the choices that are shown apart from the others. */
  group?: string;
}

interface Place {
  site: Site;
  language: Language;
}

/** The kinds of entries that a list of facets applies to. */
const LIST_KINDS: Record<FacetList, readonly Kind[]> = {
  groups: ['product', 'recipe', 'news'],
  custom: ['product'],
  prices: ['product'],
  recipetags: ['recipe'],
};

/** Returns the choices of a list that entries of the site have, in the order of the editors. */
export function listFacetChoices(
  queries: Queries,
  { site, language }: Place,
  list: FacetList,
): Promise<FacetChoice[]> {
  return queries
    .selectFrom('facet')
    .select(['key', 'label as value'])
    .where('language', '=', language)
    .where('list', '=', list)
    .where(({ exists, selectFrom, lit }) =>
      exists(
        selectFrom('choice')
          .select(lit(1).as('one'))
          .where('site', '=', site)
          .where('choice.language', '=', language)
          .where('kind', '=', sql<Kind>`any (${LIST_KINDS[list]}::text[])`)
          .where('dimension', '=', 'tag')
          .whereRef('choice.key', '=', 'facet.key'),
      ),
    )
    .orderBy('position')
    .execute();
}

/** Returns the settings of a recipe search block of a page, by the id that an editor gave it. */
async function findBlockSettings(
  queries: Queries,
  site: Site,
  id: string,
): Promise<URLSearchParams | undefined> {
  const { rows } = await sql<{ props: Record<string, unknown> }>`
    select block -> 'props' as props from entry, jsonb_array_elements(details -> 'blocks') as block
    where site = ${site} and kind = 'page' and block -> 'props' ->> 'recipeSearchBlockId' = ${id} limit 1`.execute(
    queries,
  );
  const [row] = rows;
  if (!row) return undefined;
  const settings = new URLSearchParams();
  for (const [name, value] of Object.entries(row.props))
    for (const one of [value].flat()) if (typeof one === 'string') settings.append(name, one);
  return settings;
}

/** Returns the recipe tags of the recipes that a recipe search shows (API-51); those of the whole site if the id is unknown. */
export async function listRecipeBlockChoices(
  queries: Queries,
  place: Place,
  id: string,
): Promise<FacetChoice[]> {
  const settings = await findBlockSettings(queries, place.site, id);
  if (!settings) return listFacetChoices(queries, place, 'recipetags');
  const query = { ...readSearchQuery(settings, place), ...place };
  const conditions = [
    ...getScopeConditions('recipe', query, undefined),
    ...Object.values(getChoiceConditions(query)),
  ];
  return queries
    .selectFrom('facet')
    .select(['key', 'label as value'])
    .where('language', '=', place.language)
    .where('list', '=', 'recipetags')
    .where('key', 'in', sql<string>`(select unnest(tags) from entry where ${joinConditions(conditions)})`)
    .orderBy('position')
    .execute();
}
