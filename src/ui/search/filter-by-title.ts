/** Shorter texts do not filter (SRCH-30). */
const MIN_LENGTH = 3;

/**
 * Returns the hits whose title contains `text`, ignoring case (SRCH-30).
 * @param getTitle undefined if typing does not filter the list
 * @param text the trimmed input; fewer than three characters do not filter
 */
export function filterByTitle<Hit>(
  hits: readonly Hit[],
  getTitle: ((hit: Hit) => string) | undefined,
  text: string,
): readonly Hit[] {
  if (!getTitle || text.length < MIN_LENGTH) return hits;
  const lowerText = text.toLowerCase();
  return hits.filter((hit) => getTitle(hit).toLowerCase().includes(lowerText));
}
