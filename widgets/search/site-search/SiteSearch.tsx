import { useIsland } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { SearchPage } from '#ui/search/SearchPage.tsx';
import { searchSettings } from '#ui/search/settings.ts';
import { siteSearch } from './search.ts';
import type definition from './widget.ts';

/** The site search page (SRCH-01 to SRCH-12). */
export default function SiteSearch(props: WidgetProps<typeof definition>) {
  return <SearchPage description={siteSearch} settings={searchSettings(props, useIsland())} />;
}
