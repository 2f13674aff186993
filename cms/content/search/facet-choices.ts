import type { Language, Site } from 'saaristo/sites';
import type { Facet } from '../types.ts';
import type { Database } from '../../database/database.ts';
import { choiceConditions, Parameters, scopeConditions } from './conditions.ts';
import { readSearchQuery } from './parameters.ts';

export type FacetList = Facet['list'];

/** A choice as the facet calls give it: `value` is the label of `key`. */
export interface FacetChoice {
  key: string;
  value: string;
}

interface Place {
  site: Site;
  language: Language;
}

/** The kinds of entries that a list of facets is about. */
const KINDS_OF: Record<FacetList, readonly string[]> = {
  groups: ['product', 'recipe', 'news'],
  custom: ['product'],
  recipetags: ['recipe'],
};

/** The choices of a list that something on the site answers to, in the order that editors gave them. */
export function facetChoices(
  database: Database,
  { site, language }: Place,
  list: FacetList,
): Promise<FacetChoice[]> {
  return database.query<FacetChoice>(
    `select key, label as value from facet
     where language = $2 and list = $3 and exists (
       select 1 from choice where site = $1 and language = $2 and kind = any ($4::text[]) and dimension = 'tag'
         and choice.key = facet.key)
     order by position`,
    [site, language, list, KINDS_OF[list]],
  );
}

/** The settings of a recipe search that an editor put on a page, by the id that they gave it. */
async function blockSettings(
  database: Database,
  site: Site,
  id: string,
): Promise<URLSearchParams | undefined> {
  const [row] = await database.query<{ props: Record<string, unknown> }>(
    `select block -> 'props' as props from entry, jsonb_array_elements(details -> 'blocks') as block
     where site = $1 and kind = 'page' and block -> 'props' ->> 'recipeSearchBlockId' = $2 limit 1`,
    [site, id],
  );
  if (!row) return undefined;
  const settings = new URLSearchParams();
  for (const [name, value] of Object.entries(row.props))
    for (const one of [value].flat()) if (typeof one === 'string') settings.append(name, one);
  return settings;
}

/** The kinds of dishes among the recipes that a recipe search shows (API-51); an unknown one shows all of the site. */
export async function recipeBlockChoices(
  database: Database,
  place: Place,
  id: string,
): Promise<FacetChoice[]> {
  const settings = await blockSettings(database, place.site, id);
  if (!settings) return facetChoices(database, place, 'recipetags');
  const query = { ...readSearchQuery(settings, place), ...place };
  const parameters = new Parameters();
  const conditions = [
    ...scopeConditions('recipe', query, undefined, parameters),
    ...Object.values(choiceConditions(query, parameters)),
  ];
  return database.query<FacetChoice>(
    `select key, label as value from facet where language = ${parameters.add(place.language)} and list = 'recipetags'
       and key in (select unnest(tags) from entry where ${conditions.join(' and ')})
     order by position`,
    parameters.values,
  );
}
