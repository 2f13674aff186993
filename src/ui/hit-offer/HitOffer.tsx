import { readProduct } from '#api/product.ts';
import type { SearchHit } from '#api/search.ts';
import { useIsland } from '#island/context.ts';
import { isShopSite } from '#lib/site.ts';
import { Buy } from '../buy/Buy.tsx';
import { Prices } from '../product-card/Prices.tsx';
import { SoldOut } from '../sold-out/SoldOut.tsx';
import { isBuyable, isSoldOut } from '../sold-out/stock.ts';

interface Props {
  hit: SearchHit;
}

/** Returns the product of a hit if visitors can buy on this site: the shop, or a site whose page settings name the shop. */
function useSoldProduct({ product }: SearchHit) {
  const { site, settings } = useIsland();
  const sells = isShopSite(site) || (settings.shopFrameUrl !== false && settings.shopOrigin !== undefined);
  return sells ? readProduct(product) : undefined;
}

/** The prices of a hit, and whether it is sold out (PRD-04, PRD-08). */
export function HitPrices({ hit }: Props) {
  const product = useSoldProduct(hit);
  return (
    product && (
      <>
        <Prices product={product} />
        {isSoldOut(product.stock) && <SoldOut />}
      </>
    )
  );
}

interface BuyProps extends Props {
  /** Id of the element with the hit's title. */
  titleId: string;
  isCompact?: boolean;
}

/** The buy control of a hit (PRD-07). */
export function HitBuy({ hit, titleId, isCompact }: BuyProps) {
  const product = useSoldProduct(hit);
  return (
    product && isBuyable(product) && <Buy code={product.code} describedBy={titleId} isCompact={isCompact} />
  );
}
