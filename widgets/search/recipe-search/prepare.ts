import type { Island } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { prepareSearch } from '#ui/search/prepare-search.ts';
import { searchSettings } from '#ui/search/settings.ts';
import { recipeSearch } from './search.ts';
import type definition from './widget.ts';

/** Asks for what the address names while the server's results stand. */
export const prepare = (props: WidgetProps<typeof definition>, island: Island): Promise<void> =>
  prepareSearch(recipeSearch, searchSettings(props, island));
