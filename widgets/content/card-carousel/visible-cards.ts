import type { InView } from '#ui/carousel/sizes.ts';

/** Default, largest and medium number of visible cards. More than eight would be too small to tell apart (CAR-01). */
const [OTHERWISE, MOST, MEDIUM] = [5, 8, 3];

/**
 * Returns the number of visible cards for each window size (CAR-01).
 * @param asked the number for wide windows
 */
export function getVisibleCards(asked: number): InView {
  const large = asked > 0 ? Math.min(MOST, Math.max(1, Math.floor(asked))) : OTHERWISE;
  return { small: 1, medium: Math.min(MEDIUM, large), large };
}
