import { type Parameter, SEARCH_PARAMETERS } from 'saaristo/schemas';
import { isLanguage, type Language } from 'saaristo/sites';

type ListParameter = Extract<Parameter, { type: 'array' }>;

/** The last page that may be asked for, so that a number from an address can't overflow the database's. */
const LAST_PAGE = 10_000;
/** Characters; the rest is cut. */
const LONGEST_TEXT = 200;

function wholeNumber(value: string | null, least: number, most: number, otherwise: number): number {
  const number = Number(value?.trim() || Number.NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : otherwise;
}

/** A page from an address, counted from 1; anything that is no such number reads as 1. */
export const pageNumber = (value: string | null): number => wholeNumber(value, 1, LAST_PAGE, 1);

/** A page size; anything but a number from 1 to `most` reads as `otherwise`. */
export const pageSize = (value: string | null, most: number, otherwise: number): number =>
  wholeNumber(value, 1, most, otherwise);

/** 0 by relevance, 1 by title, 2 newest first. */
export type SortOrder = 0 | 1 | 2;

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

/** Reads a list, written `key[]=a&key[]=b` or `key=a&key=b`: each value once, cut to the limits. */
export const queryList = (
  parameters: URLSearchParams,
  key: string,
  { items, maxItems }: ListParameter = SEARCH_PARAMETERS.facetTags,
): string[] => {
  const given = [...parameters.getAll(`${key}[]`), ...parameters.getAll(key)];
  const texts = given.map((value) => queryText(value, items.maxLength)).filter(Boolean);
  return [...new Set(texts)].slice(0, maxItems);
};

/** Returns the texts of a parameter, cut to its limits; none if it is missing. */
export function queryTexts(parameters: URLSearchParams, name: string, parameter: Parameter): string[] {
  if (parameter.type === 'array') return queryList(parameters, name, parameter);
  const text = parameters.get(name);
  if (text === null) return [];
  return [parameter.type === 'string' ? queryText(text, parameter.maxLength) : text];
}
