import { type Parameter, SEARCH_PARAMETERS } from 'saaristo/schemas';
import { isLanguage, type Language } from 'saaristo/sites';

type ListParameter = Extract<Parameter, { type: 'array' }>;

/** Highest page number, so that offsets do not overflow the database's integers. */
const LAST_PAGE = 10_000;
/** In characters; longer texts are cut. */
const MAX_TEXT_LENGTH = 200;

/** Parses a page number, counted from 1; 1 if it is invalid. */
export function parsePageNumber(value: string | null): number {
  const number = Number(value?.trim() || Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= LAST_PAGE ? number : 1;
}

/** 0 is by relevance, 1 by title, 2 newest first, 3 cheapest first, 4 most expensive first. */
export type SortOrder = 0 | 1 | 2 | 3 | 4;

/** Parses a language; `otherwise` if it is unknown. */
export const parseLanguage = (value: string | null, otherwise: Language): Language =>
  isLanguage(value) ? value : otherwise;

/**
 * Reads a text parameter: trimmed, at most `maxLength` characters, without null characters and unpaired surrogates, which
 * the database cannot store.
 */
export const parseQueryText = (value: string | null, maxLength = MAX_TEXT_LENGTH): string =>
  (value ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Surrogate}/gu, '')
    .trim();

/** Reads a list, written as `key[]=a&key[]=b` or `key=a&key=b`. Removes repeated values and applies the limits. */
const parseQueryList = (
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
