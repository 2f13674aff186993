import type { ContentHit } from '#api/search-results.ts';
import { useIsland } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { NewsCard } from '#ui/news-card/NewsCard.tsx';
import { SearchPage } from '#ui/search/SearchPage.tsx';
import { createSearchSettings } from '#ui/search/settings.ts';
import { newsSearch } from './search.ts';
import type definition from './widget.ts';

const renderHit = (hit: ContentHit, isFirst: boolean) => (
  <NewsCard
    title={hit.title}
    url={hit.url}
    image={hit.image}
    category={hit.category}
    teaser={hit.teaserText}
    publishDate={hit.publishDate}
    author={hit.author}
    isNovelty={hit.isNovelty}
    headingLevel={2}
    eagerPicture={isFirst}
  />
);

/** The newsroom (SRCH-22). */
export default function NewsSearch(props: WidgetProps<typeof definition>) {
  const settings = createSearchSettings(props, useIsland());
  return <SearchPage description={newsSearch} settings={settings} renderHit={renderHit} />;
}
