import type { Product } from '#api/product.ts';
import { useIsland } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { ProductCard } from '#ui/product-card/ProductCard.tsx';
import { SearchPage } from '#ui/search/SearchPage.tsx';
import { createSearchSettings } from '#ui/search/settings.ts';
import { shopProductSearch } from './search.ts';
import type definition from './widget.ts';

const renderHit = (product: Product, isFirst: boolean) => (
  <ProductCard product={product} variant="shop" headingLevel={2} eagerPicture={isFirst} />
);

/** The shop's listing and search (SRCH-23, SRCH-26, PRD-19). */
export default function ShopProductSearch(props: WidgetProps<typeof definition>) {
  const settings = createSearchSettings(props, useIsland());
  return <SearchPage description={shopProductSearch} settings={settings} renderHit={renderHit} />;
}
