/** Suggestions for misspelt names. */

/** Returns the edit distance of two words: the number of letters to insert, delete or replace. */
export function getEditDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

/** Returns the name that was probably meant by a misspelt one. Undefined if none is similar. */
export function findNearest(given: string, names: Iterable<string>): string | undefined {
  // A name from a page may be of any length.
  const word = given.slice(0, 100).toLowerCase();
  const [nearest] = [...names]
    .map((name) => ({ name, distance: getEditDistance(word, name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= Math.max(2, word.length / 3) ? nearest.name : undefined;
}
