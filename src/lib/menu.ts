/** The weekly menu as it is stored and sent (MNU-04), and read from whoever sends it. */
import { readImage, type Image } from './image.ts';
import { isRecord, readList, readText } from './read.ts';
import { safeLink } from './url.ts';

/** MNU-15 */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A recipe on the menu. */
export interface MenuRecipe {
  header: string;
  /** Safe to link to; '' where it has none. */
  link: string;
  image: Image | undefined;
}

/** What a week has on each day, in order. */
export type MenuWeek<Card = MenuRecipe> = Record<Weekday, Card[]>;

/** As many as a year has at most: the address of a menu is no archive. */
export const MOST_WEEKS = 53;

/** Recipes of a day: more than any kitchen serves, and as many as a menu is stored with. */
export const MOST_CARDS = 30;

/** A week made day by day. */
export const weekOf = <Card>(cardsOf: (day: Weekday, at: number) => Card[]): MenuWeek<Card> =>
  Object.fromEntries(WEEKDAYS.map((day, at) => [day, cardsOf(day, at)])) as MenuWeek<Card>;

/** A recipe card; undefined where it has no header to show. */
export function readRecipe(value: unknown): MenuRecipe | undefined {
  if (!isRecord(value)) return undefined;
  const header = readText(value['header'])?.trim();
  if (!header) return undefined;
  return { header, link: safeLink(value['link']) ?? '', image: readImage(value['image']) };
}

/** A week; a day that is missing, or is no list, is empty. Undefined where it is no week. */
const readWeek = (value: unknown): MenuWeek | undefined =>
  isRecord(value) ? weekOf((day) => readList(value[day], readRecipe)) : undefined;

/** The weeks of an answer: a list of them, or an object that holds it as `weeks`. Undefined where it is neither. */
export function readWeeks(answer: unknown): MenuWeek[] | undefined {
  const list = isRecord(answer) ? answer['weeks'] : answer;
  return Array.isArray(list) ? readList(list, readWeek).slice(0, MOST_WEEKS) : undefined;
}
