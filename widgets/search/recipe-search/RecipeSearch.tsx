import type { ContentHit } from '#api/search-results.ts';
import { useIsland } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { RecipeCard } from '#ui/recipe-card/RecipeCard.tsx';
import { SearchPage } from '#ui/search/SearchPage.tsx';
import { createSearchSettings } from '#ui/search/settings.ts';
import { recipeSearch } from './search.ts';
import type definition from './widget.ts';

const renderHit = (hit: ContentHit, isFirst: boolean) => (
  <RecipeCard
    title={hit.title}
    url={hit.url}
    image={hit.image}
    productImage={hit.productImage}
    category={hit.category}
    teaser={hit.teaserText}
    totalTime={hit.totalTime}
    isNovelty={hit.isNovelty}
    headingLevel={2}
    eagerPicture={isFirst}
  />
);

/** The recipe search page (SRCH-21, SRCH-24, SRCH-25, GRD-11). */
export default function RecipeSearch(props: WidgetProps<typeof definition>) {
  const settings = createSearchSettings(props, useIsland());
  return <SearchPage description={recipeSearch} settings={settings} renderHit={renderHit} />;
}
