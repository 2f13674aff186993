import { isLanguage, type Language } from '#lib/site.ts';

/** The last page that may be asked for, so that a number from an address can't overflow the database's. */
const LAST_PAGE = 10_000;

function wholeNumber(value: string | null, least: number, most: number, otherwise: number): number {
  const number = Number(value?.trim() || Number.NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : otherwise;
}

/** A page from an address, counted from 1; anything that is no such number reads as 1. */
export const pageNumber = (value: string | null): number => wholeNumber(value, 1, LAST_PAGE, 1);

/** A page size; anything but a number from 1 to `most` reads as `otherwise`. */
export const pageSize = (value: string | null, most: number, otherwise: number): number =>
  wholeNumber(value, 1, most, otherwise);

/** 0 by relevance, 1 by title, 2 newest first; anything else reads as 0. */
export const sortOrder = (value: string | null): 0 | 1 | 2 => wholeNumber(value, 0, 2, 0) as 0 | 1 | 2;

/** A language of the estate; anything else reads as `otherwise`. */
export const languageOf = (value: string | null, otherwise: Language): Language =>
  isLanguage(value) ? value : otherwise;

/** A text from an address, trimmed, without characters that the database can't hold. */
export const queryText = (value: string | null): string => (value ?? '').replaceAll('\0', '').trim();
