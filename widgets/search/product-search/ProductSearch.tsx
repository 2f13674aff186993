import { useCallback } from 'react';
import type { Product } from '#api/product.ts';
import { useIsland } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { ProductCard } from '#ui/product-card/ProductCard.tsx';
import { getVariant } from '#ui/product-card/variants.ts';
import { SearchPage } from '#ui/search/SearchPage.tsx';
import { createSearchSettings } from '#ui/search/settings.ts';
import { productSearchPage } from './search.ts';
import type definition from './widget.ts';

/** The product search page (SRCH-20, SRCH-24 to SRCH-31). */
export default function ProductSearch(props: WidgetProps<typeof definition>) {
  const island = useIsland();
  const { cardVariant = getVariant(island.site), valoUrl } = props;
  const renderHit = useCallback(
    (product: Product, isFirst: boolean) => (
      <ProductCard
        product={product}
        variant={cardVariant}
        valoUrl={valoUrl}
        headingLevel={2}
        eagerPicture={isFirst}
      />
    ),
    [cardVariant, valoUrl],
  );
  return (
    <SearchPage
      description={productSearchPage}
      settings={createSearchSettings(props, island)}
      renderHit={renderHit}
    />
  );
}
