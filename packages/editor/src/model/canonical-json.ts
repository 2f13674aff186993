import { isRecord } from 'saaristo/form';

/** Converts a value to JSON with sorted keys, since the database returns keys in a different order. */
export const toCanonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
