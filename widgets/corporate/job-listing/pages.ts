/** Number of page buttons on each side of the current page. */
const BESIDE = 1;
/** Up to this number, every page has a button. */
const ALL = 7;

/** Returns the pages with buttons, from 1, and `gap` where pages are omitted. The first and last page are always included. */
export function listPageButtons(page: number, count: number): (number | 'gap')[] {
  const all = Array.from({ length: count }, (_, at) => at + 1);
  if (count <= ALL) return all;
  const kept = all.filter((one) => one === 1 || one === count || Math.abs(one - page) <= BESIDE);
  return kept.flatMap((one, at) => {
    const missing = one - (kept[at - 1] ?? 0) - 1;
    // A gap of a single page would be as wide as its button.
    return missing === 1 ? [one - 1, one] : missing > 1 ? (['gap', one] as const) : [one];
  });
}
