import type { WidgetProps } from '#island/define.ts';
import type { LoadContext } from '#island/load.ts';
import { loadSearch } from '#ui/search/load-search.ts';
import { createSearchSettings } from '#ui/search/settings.ts';
import { shopProductSearch } from './search.ts';
import type definition from './widget.ts';

/** Loads the list and the facets for the page's address. */
export const load = (props: WidgetProps<typeof definition>, context: LoadContext) =>
  loadSearch(shopProductSearch, createSearchSettings(props, context), context);
