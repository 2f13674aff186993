import type { SearchHit } from '#api/search.ts';
import { useIsland } from '#island/context.ts';
import { lazyChunk, usePart } from '../part.ts';

/** Loads the code of a hit's price. */
export const offerPart = lazyChunk(() => import('./HitOffer.tsx'));

/** Returns the code of a hit's price. Undefined until it is loaded, and if the site sells nothing. */
export function useHitOffer({ product }: SearchHit) {
  const { settings } = useIsland();
  return usePart(offerPart, product !== undefined && settings.shopFrameUrl !== false);
}
