import { isLanguage, type Language } from 'saaristo/sites';

/** The last page that may be asked for, so that a number from an address can't overflow the database's. */
const LAST_PAGE = 10_000;
/** Beyond these a value is cut, and a list of values ends. */
const LONGEST_TEXT = 200;
const LONGEST_VALUE = 100;
const MOST_VALUES = 20;

function wholeNumber(value: string | null, least: number, most: number, otherwise: number): number {
  const number = Number(value?.trim() || Number.NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : otherwise;
}

/** A page from an address, counted from 1; anything that is no such number reads as 1. */
export const pageNumber = (value: string | null): number => wholeNumber(value, 1, LAST_PAGE, 1);

/** A page size; anything but a number from 1 to `most` reads as `otherwise`. */
export const pageSize = (value: string | null, most: number, otherwise: number): number =>
  wholeNumber(value, 1, most, otherwise);

export type SortOrder = 0 | 1 | 2;

/** 0 by relevance, 1 by title, 2 newest first; anything else reads as `otherwise`. */
export const sortOrder = (value: string | null, otherwise: SortOrder = 0): SortOrder =>
  wholeNumber(value, 0, 2, otherwise) as SortOrder;

/** A language of the estate; anything else reads as `otherwise`. */
export const languageOf = (value: string | null, otherwise: Language): Language =>
  isLanguage(value) ? value : otherwise;

/**
 * A text from an address, trimmed and at most `longest` characters, without what the database can't hold: the null
 * character and halves of pairs.
 */
export const queryText = (value: string | null, longest = LONGEST_TEXT): string =>
  (value ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, longest)
    .replace(/\p{Surrogate}/gu, '')
    .trim();

/** `true` (or `1`) is true, anything else false. */
export const flag = (value: string | null): boolean => value === 'true' || value === '1';

/** The values of a list, written `key[]=a&key[]=b` or `key=a&key=b`: at most twenty of a hundred characters, each once. */
export const queryList = (parameters: URLSearchParams, key: string): string[] => {
  const given = [...parameters.getAll(`${key}[]`), ...parameters.getAll(key)];
  const texts = given.map((value) => queryText(value, LONGEST_VALUE)).filter(Boolean);
  return [...new Set(texts)].slice(0, MOST_VALUES);
};
