/** Shorter texts do not filter (SRCH-30). */
const SHORTEST = 3;

/**
 * Returns the hits whose title contains `text`, ignoring case (SRCH-30).
 * @param titleOf undefined if typing does not filter the list
 * @param text the trimmed input; fewer than three characters do not filter
 */
export function narrowed<Hit>(
  hits: readonly Hit[],
  titleOf: ((hit: Hit) => string) | undefined,
  text: string,
): readonly Hit[] {
  if (!titleOf || text.length < SHORTEST) return hits;
  const wanted = text.toLowerCase();
  return hits.filter((hit) => titleOf(hit).toLowerCase().includes(wanted));
}
