/** The weekly menu as it is stored and sent (MNU-04), and functions that validate it. */
import { readImage, type Image } from '#lib/image.ts';
import { isRecord, readList, readText } from '#lib/read.ts';
import { safeLink } from '#lib/url.ts';

/** MNU-15 */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A recipe on the menu. */
export interface MenuRecipe {
  header: string;
  /** Safe to link to; '' without a link. */
  link: string;
  image: Image | undefined;
}

/** The recipes of a week by day, in their order. */
export type MenuWeek<Card = MenuRecipe> = Record<Weekday, Card[]>;

/** The maximum number of weeks in a year; a menu's URL is not an archive. */
export const MAX_WEEKS = 53;

/** Maximum number of recipes per day: more than any kitchen serves, and the limit of a stored menu. */
export const MAX_CARDS = 30;

/** Creates a week day by day. */
export const weekOf = <Card>(cardsOf: (day: Weekday, at: number) => Card[]): MenuWeek<Card> =>
  Object.fromEntries(WEEKDAYS.map((day, at) => [day, cardsOf(day, at)])) as MenuWeek<Card>;

/** Reads a recipe card; undefined without a header. */
export function readRecipe(value: unknown): MenuRecipe | undefined {
  if (!isRecord(value)) return undefined;
  const header = readText(value['header'])?.trim();
  if (!header) return undefined;
  return { header, link: safeLink(value['link']) ?? '', image: readImage(value['image']) };
}

/** Reads a week; undefined if it is not an object. A day that is missing or not a list is empty. */
const readWeek = (value: unknown): MenuWeek | undefined =>
  isRecord(value) ? weekOf((day) => readList(value[day], readRecipe)) : undefined;

/** Reads the weeks of an answer: a list, or an object with a list `weeks`; else undefined. */
export function readWeeks(answer: unknown): MenuWeek[] | undefined {
  const list = isRecord(answer) ? answer['weeks'] : answer;
  return Array.isArray(list) ? readList(list, readWeek).slice(0, MAX_WEEKS) : undefined;
}
