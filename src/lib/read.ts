/**
 * Reads values of unknown shape: API answers, storage, messages. What is missing or of a wrong type reads as
 * `undefined` (or the given default), so that nothing a server leaves out takes a widget down (API-04).
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text, trimmed of nothing; numbers read as text, since ids come as either. */
export const readText = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' && Number.isFinite(value)
      ? String(value)
      : undefined;

export const readNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** A number, or a text that is one, with a point or a comma: where nothing says which, servers send either. */
export const readAmount = (value: unknown): number | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? readNumber(Number(value.replace(',', '.')))
    : readNumber(value);

/** The entries that `read` makes something of; not a list reads as an empty one. */
export const readList = <T>(value: unknown, read: (entry: unknown) => T | undefined): T[] =>
  Array.isArray(value)
    ? value.flatMap((entry) => {
        const result = read(entry);
        return result === undefined ? [] : [result];
      })
    : [];

/** Drops the keys that have no value, so that optional stays absent. */
export function defined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** Parses JSON that may be anything; what does not parse reads as `undefined`. */
export function readJson(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
