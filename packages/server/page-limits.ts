/** Limits the work of checking a page of the block editor, before any of it is done. */
const LIMITS = { values: 50_000, characters: 2_000_000, depth: 100 };

/**
 * Returns why a page as a whole has too much in it, or undefined. Takes some milliseconds, and no stack.
 * @param page parsed JSON
 */
export function findPageExcess(page: unknown): string | undefined {
  let level: unknown[] = [page];
  let values = 0;
  let characters = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LIMITS.depth) return `The page is deeper than ${LIMITS.depth} values.`;
    const next: unknown[] = [];
    values += level.length;
    for (const value of level) {
      if (typeof value === 'string') characters += value.length;
      else if (typeof value === 'object' && value !== null) {
        for (const key of Object.keys(value)) {
          characters += key.length;
          next.push((value as Record<string, unknown>)[key]);
        }
      }
      if (values + next.length > LIMITS.values) return `The page has more than ${LIMITS.values} values.`;
      if (characters > LIMITS.characters) return `The page has more than ${LIMITS.characters} characters.`;
    }
    level = next;
  }
  return undefined;
}
