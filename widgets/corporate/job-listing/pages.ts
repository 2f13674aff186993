/** Pages beside the present one that have a button of their own. */
const BESIDE = 1;
/** As many as fit without leaving any out. */
const ALL = 7;

/**
 * The pages that have a button, counted from 1; `gap` where some between have none. The first and the last are always
 * there.
 */
export function pageButtons(page: number, count: number): (number | 'gap')[] {
  const all = Array.from({ length: count }, (_, at) => at + 1);
  if (count <= ALL) return all;
  const kept = all.filter((one) => one === 1 || one === count || Math.abs(one - page) <= BESIDE);
  return kept.flatMap((one, at) => {
    const missing = one - (kept[at - 1] ?? 0) - 1;
    // A gap of one page is no shorter than its button.
    return missing === 1 ? [one - 1, one] : missing > 1 ? (['gap', one] as const) : [one];
  });
}
