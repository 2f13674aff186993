import { DEFAULT_QUERY, type SearchQuery } from '#lib/search-query.ts';
import type { Island } from '#island/context.ts';
import type { SearchSettings } from './description.ts';

/** Props of a search page; those that are parameters too are what holds where the address says nothing. */
type Given = {
  [Name in Exclude<keyof SearchQuery, 'authors'>]?: SearchQuery[Name] | undefined;
} & Omit<SearchSettings, 'defaults' | 'action'> & { searchUrl?: string | undefined };

/** Parameters that a prop of the same name starts with; `authors` are those to choose from, not those chosen. */
const NAMES = (Object.keys(DEFAULT_QUERY) as (keyof SearchQuery)[]).filter((name) => name !== 'authors');

/** What a block says of its search, out of its props and its island (SRCH-14). */
export function searchSettings(props: Given, { language }: Pick<Island, 'language'>): SearchSettings {
  const { contentGroups, authors, sortOrders, recipeSearchBlockId, searchUrl } = props;
  const own = NAMES.filter((name) => props[name] !== undefined).map((name) => [name, props[name]]);
  const defaults = { ...DEFAULT_QUERY, ...(Object.fromEntries(own) as Partial<SearchQuery>), language };
  return {
    defaults,
    contentGroups,
    authors,
    sortOrders,
    recipeSearchBlockId,
    action: searchUrl,
  };
}
