import { useIsland } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { QuickSearch as SearchBox } from '#ui/quick-search/QuickSearch.tsx';
import type definition from './widget.ts';

/** The quick search as a separate block (QS-01). */
export default function QuickSearch({ layout, searchUrl, sortOrder }: WidgetProps<typeof definition>) {
  const { settings } = useIsland();
  return <SearchBox layout={layout} searchUrl={searchUrl ?? settings.searchUrl} sortOrder={sortOrder} />;
}
