/**
 * Reads values of unknown shape: API answers, storage, messages. A missing value or one of a wrong type is
 * read as `undefined` (or the given default), so that an incomplete answer never breaks a widget (API-04).
 */

import { truncate } from './cut.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * As `JSON.stringify` for plain values, without the `toJSON` methods that old libraries add to all lists and objects.
 */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a number. One beyond the exact ones is no count, price or id of a server: it would be shown as 1e+21. */
export const readNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined;

/** Maximum UTF-16 units of a label, a title or a teaser. The layout of longer words would freeze the page. */
const MAX_TEXT = 2000;

/** Maximum UTF-16 units of a text of several paragraphs. */
export const LONG_TEXT = 20_000;

/**
 * Reads a text without trimming it. Numbers are converted, because ids may be either.
 * @param most UTF-16 units that are read; the others are cut off
 */
export const readText = (value: unknown, most = MAX_TEXT): string | undefined =>
  typeof value === 'string' ? truncate(value, most) : readNumber(value)?.toString();

/** Reads a number or a numeric text with a decimal point or comma, because servers send both. */
export const readAmount = (value: unknown): number | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? readNumber(Number(value.replace(',', '.')))
    : readNumber(value);

/** Removes characters that databases cannot store: null characters and unpaired surrogates. */
export const sanitizeText = (text: string): string =>
  text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '');

/** Maximum number of entries of a list. More would freeze the page. */
const MAX_ENTRIES = 2000;

/** The entry of a list; unknown if nothing is known about the list. */
type EntryIn<List> = unknown extends List ? unknown : List extends readonly (infer Entry)[] ? Entry : never;

/**
 * Returns the results of `read` for a list's entries, without undefined ones. Returns an empty list if the value is not a list.
 * @param most number of entries that are read. The others are ignored.
 */
export const readList = <T, List>(
  value: List,
  read: (entry: EntryIn<List>) => T | undefined,
  most = MAX_ENTRIES,
): T[] =>
  Array.isArray(value)
    ? value.slice(0, most).flatMap((entry) => {
        const result = read(entry as EntryIn<List>);
        return result === undefined ? [] : [result];
      })
    : [];

/** Returns whether a value is none, as CMSs write it: null, an empty text, or the empty array that PHP writes for an object too. */
export const isNone = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

/** Removes keys whose value is undefined. */
export function defined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** Parses JSON; undefined if it is invalid. */
export function readJson(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
