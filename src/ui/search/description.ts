/** A search page in a few words: what it asks, what it can be narrowed by, and how its list lies. */
import type { SearchQuery } from '#lib/search-query.ts';
import type { FacetChoice } from '#api/search-results.ts';
import type { SearchSource } from '#store/search/list.ts';

/** The facet lists of API-49, API-50 and API-51. */
export type FacetListName = 'groups' | 'custom' | 'recipetags';

export interface SearchDescription<Hit> extends SearchSource<Hit> {
  /** Facet lists that are asked for and offered as checkboxes (SRCH-24). */
  facets: readonly FacetListName[];
  /** Full rows below each other, a grid of cards, or one of tiles: two beside each other on a phone, too. */
  layout: 'rows' | 'cards' | 'tiles';
  /**
   * The title of a hit, where typing narrows the list that is shown before it is searched for (SRCH-30). Without it
   * typing does nothing.
   */
  titleOf?: (hit: Hit) => string;
}

/** What a block says of its search. */
export interface SearchSettings {
  /** What holds where the address says nothing. */
  defaults: SearchQuery;
  /** Content groups to choose from; without them those of the answer (SRCH-05). */
  contentGroups?: readonly FacetChoice[] | undefined;
  /** Authors to choose from; without them those of the answer. */
  authors?: readonly FacetChoice[] | undefined;
  /** Orders to choose from; without them there is no choice. */
  sortOrders?: readonly { value: number; label: string }[] | undefined;
  /** Sent with API-51. */
  recipeSearchBlockId?: string | undefined;
  /** Where the form leads without JavaScript; default: the page itself. */
  action?: string | undefined;
}
