/** The description of a search page: its call, its filters and the layout of its list. */
import type { SearchQuery } from '#lib/search-query.ts';
import type { FacetChoice } from '#api/search-results.ts';
import type { SearchSource } from '#store/search/list.ts';

/** The facet lists of API-49, API-50 and API-51. */
export type FacetListName = 'groups' | 'custom' | 'recipetags';

export interface SearchDescription<Hit> extends SearchSource<Hit> {
  /** Facet lists that are loaded and offered as checkboxes (SRCH-24). */
  facets: readonly FacetListName[];
  /** `rows` are full-width, `cards` a grid, `tiles` a grid with two columns on phones. */
  layout: 'rows' | 'cards' | 'tiles';
  /**
   * Returns the title of a hit. If given, typing filters the shown list by title before the search (SRCH-30).
   */
  getTitle?: (hit: Hit) => string;
}

/** The settings that a block makes for its search. */
export interface SearchSettings {
  /** Values of parameters that the URL does not have. */
  defaults: SearchQuery;
  /** Content groups to choose from; by default those of the answer (SRCH-05). */
  contentGroups?: readonly FacetChoice[] | undefined;
  /** Authors to choose from; by default those of the answer. */
  authors?: readonly FacetChoice[] | undefined;
  /** Sort orders to choose from; by default there is no choice. */
  sortOrders?: readonly { value: number; label: string }[] | undefined;
  /** Sent with API-51. */
  recipeSearchBlockId?: string | undefined;
  /** URL that the form submits to without JavaScript; by default the page itself. */
  action?: string | undefined;
}
