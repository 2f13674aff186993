/** The weekly menu as it is stored and sent (MNU-04), and read from whoever sends it. */
import { type Image } from './image.js';
/** MNU-15 */
export declare const WEEKDAYS: readonly ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
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
export declare const MOST_WEEKS = 53;
/** Recipes of a day: more than any kitchen serves, and as many as a menu is stored with. */
export declare const MOST_CARDS = 30;
/** A week made day by day. */
export declare const weekOf: <Card>(cardsOf: (day: Weekday, at: number) => Card[]) => MenuWeek<Card>;
/** A recipe card; undefined where it has no header to show. */
export declare function readRecipe(value: unknown): MenuRecipe | undefined;
/** The weeks of an answer: a list of them, or an object that holds it as `weeks`. Undefined where it is neither. */
export declare function readWeeks(answer: unknown): MenuWeek[] | undefined;
