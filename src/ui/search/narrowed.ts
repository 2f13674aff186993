/** Shorter texts narrow nothing (SRCH-30). */
const SHORTEST = 3;

/**
 * The hits whose title has `text` somewhere, in any case (SRCH-30).
 * @param titleOf undefined where a list is not narrowed by typing
 * @param text what is typed, trimmed; below three characters the list stays as it is
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
