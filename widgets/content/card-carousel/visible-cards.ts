import type { InView } from '#ui/carousel/sizes.ts';

/** Cards that are there for lack of a number of their own, and more than which nobody can tell apart (CAR-01). */
const [OTHERWISE, MOST, MEDIUM] = [5, 8, 3];

/** Cards in view in windows of each size, of so many in a wide one (CAR-01). */
export function inViewOf(asked: number): InView {
  const large = asked > 0 ? Math.min(MOST, Math.max(1, Math.floor(asked))) : OTHERWISE;
  return { small: 1, medium: Math.min(MEDIUM, large), large };
}
