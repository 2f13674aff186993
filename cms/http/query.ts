import { type Parameter, SEARCH_PARAMETERS } from 'saaristo/schemas';
import { isLanguage, type Language } from 'saaristo/sites';

type ListParameter = Extract<Parameter, { type: 'array' }>;

/** Highest page number, so that offsets do not overflow the database's integers. */
const LAST_PAGE = 10_000;
/** In characters; longer texts are cut. */
const LONGEST_TEXT = 200;

function wholeNumber(value: string | null, least: number, most: number, otherwise: number): number {
  const number = Number(value?.trim() || Number.NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : otherwise;
}

/** Parses a page number, counted from 1; 1 if it is invalid. */
export const parsePageNumber = (value: string | null): number => wholeNumber(value, 1, LAST_PAGE, 1);

/** Parses a page size from 1 to `most`; `otherwise` if it is invalid. */
export const parsePageSize = (value: string | null, most: number, otherwise: number): number =>
  wholeNumber(value, 1, most, otherwise);

/** 0 is by relevance, 1 by title, 2 newest first. */
export type SortOrder = 0 | 1 | 2;

/** Parses a language; `otherwise` if it is unknown. */
export const parseLanguage = (value: string | null, otherwise: Language): Language =>
  isLanguage(value) ? value : otherwise;

/**
 * Reads a text parameter: trimmed, at most `longest` characters, without null characters and unpaired surrogates, which
 * the database cannot store.
 */
export const parseQueryText = (value: string | null, longest = LONGEST_TEXT): string =>
  (value ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, longest)
    .replace(/\p{Surrogate}/gu, '')
    .trim();

/** Reads a list, written as `key[]=a&key[]=b` or `key=a&key=b`. Removes repeated values and applies the limits. */
export const parseQueryList = (
  parameters: URLSearchParams,
  key: string,
  { items, maxItems }: ListParameter = SEARCH_PARAMETERS.facetTags,
): string[] => {
  const given = [...parameters.getAll(`${key}[]`), ...parameters.getAll(key)];
  const texts = given.map((value) => parseQueryText(value, items.maxLength)).filter(Boolean);
  return [...new Set(texts)].slice(0, maxItems);
};

/** Returns the texts of a parameter, cut to its limits; none if it is missing. */
export function readQueryTexts(parameters: URLSearchParams, name: string, parameter: Parameter): string[] {
  if (parameter.type === 'array') return parseQueryList(parameters, name, parameter);
  const text = parameters.get(name);
  if (text === null) return [];
  return [parameter.type === 'string' ? parseQueryText(text, parameter.maxLength) : text];
}
