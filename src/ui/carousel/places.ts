/** Calculates the slides of a carousel and their places. */

/**
 * Returns how often the set of slides is repeated. It is more than once if a step would otherwise leave a gap
 * at the end of the row.
 * @param minimum minimum number of slides (CAR-10)
 */
export const getSetCount = (count: number, perView: number, minimum = 0): number =>
  Math.max(1, Math.ceil(Math.max(minimum, count < perView + 2 ? perView + 2 : 0) / Math.max(1, count)));

/**
 * `away` can't be focused. `repeat` is visible but hidden from screen readers, because the same slide is in
 * view before it.
 */
export type Place = 'here' | 'repeat' | 'away';

/**
 * Returns the place of slide `index` of `total`, when `perView` slides are in view from `active` on and `count`
 * slides are different.
 */
export function getPlace(
  index: number,
  active: number,
  total: number,
  count: number,
  perView: number,
): Place {
  const distance = (index - active + total) % total;
  if (distance >= perView) return 'away';
  return distance >= count ? 'repeat' : 'here';
}
