/** Spoils a right answer the way servers do (API-04): fields missing, null or of another type, strangers in lists. */

/** The answer with every list holding strangers, of other fields the first null and the third gone. */
export function malformed(value: unknown): unknown {
  if (Array.isArray(value)) return [null, 42, 'text', [], {}, ...value.map(malformed)];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry], at): [string, unknown][] => {
      if (Array.isArray(entry)) return [[key, malformed(entry)]];
      if (at % 3 === 2) return [];
      return [[key, at % 3 === 0 ? null : malformed(entry)]];
    }),
  );
}

/** The answer with nothing in any of its lists. */
export function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, emptied(entry)]));
}
