import { DEFAULT_QUERY, type SearchQuery } from '#lib/search-query.ts';
import type { Island } from '#island/context.ts';
import type { SearchSettings } from './description.ts';

/** Props of a search page. Those named like a parameter are its default. */
export type SearchBlockProps = {
  [Name in Exclude<keyof SearchQuery, 'authors'>]?: SearchQuery[Name] | undefined;
} & Omit<SearchSettings, 'defaults' | 'action'> & { searchUrl?: string | undefined };

/**
 * Parameters whose default is the prop of the same name. `authors` is not one: the prop lists the authors to
 * choose from.
 */
const NAMES = (Object.keys(DEFAULT_QUERY) as (keyof SearchQuery)[]).filter((name) => name !== 'authors');

/** Creates the settings of a search from the block's props and island (SRCH-14). */
export function createSearchSettings(
  props: SearchBlockProps,
  { language }: Pick<Island, 'language'>,
): SearchSettings {
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
