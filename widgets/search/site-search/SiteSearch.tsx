import type { ContentHit } from '#api/search-results.ts';
import { useIsland } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { SearchPage } from '#ui/search/SearchPage.tsx';
import { createSearchSettings } from '#ui/search/settings.ts';
import { HitRow } from './HitRow.tsx';
import { siteSearch } from './search.ts';
import type definition from './widget.ts';

const renderHit = (hit: ContentHit) => <HitRow hit={hit} />;

/** The site search page (SRCH-01 to SRCH-12). */
export default function SiteSearch(props: WidgetProps<typeof definition>) {
  const island = useIsland();
  const { searchUrl = island.settings.searchUrl } = props;
  return (
    <SearchPage
      description={siteSearch}
      settings={createSearchSettings({ ...props, searchUrl }, island)}
      renderHit={renderHit}
    />
  );
}
