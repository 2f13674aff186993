/** Which slides a carousel has, and which of them are there for whom. */

/**
 * How often the whole set of slides is put one after another: once, unless so few would leave a gap at the end of the row
 * before the first could come round.
 * @param least the least number of slides (CAR-10)
 */
export const setsOf = (count: number, perView: number, least = 0): number =>
  Math.max(1, Math.ceil(Math.max(least, count < perView + 2 ? perView + 2 : 0) / Math.max(1, count)));

/** `away` takes no focus, `repeat` is seen but not told: the same slide is in view before it. */
export type Place = 'here' | 'repeat' | 'away';

/** The place of slide `at` of `total`, of which `perView` are in view from `active` on, of `count` different ones. */
export function placeOf(at: number, active: number, total: number, count: number, perView: number): Place {
  const distance = (at - active + total) % total;
  if (distance >= perView) return 'away';
  return distance >= count ? 'repeat' : 'here';
}
