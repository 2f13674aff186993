/** The weekly menu as it is stored and sent (MNU-04), and read from whoever sends it. */
import { readImage } from "./image.js";
import { isRecord, readList, readText } from "./read.js";
import { safeLink } from "./url.js";
/** MNU-15 */
export const WEEKDAYS = [
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday"
];
/** As many as a year has at most: the address of a menu is no archive. */
export const MOST_WEEKS = 53;
/** Recipes of a day: more than any kitchen serves, and as many as a menu is stored with. */
export const MOST_CARDS = 30;
/** A week made day by day. */
export const weekOf = (cardsOf) => Object.fromEntries(WEEKDAYS.map((day, at) => [day, cardsOf(day, at)]));
/** A recipe card; undefined where it has no header to show. */
export function readRecipe(value) {
	if (!isRecord(value)) return undefined;
	const header = readText(value["header"])?.trim();
	if (!header) return undefined;
	return {
		header,
		link: safeLink(value["link"]) ?? "",
		image: readImage(value["image"])
	};
}
/** A week; a day that is missing, or is no list, is empty. Undefined where it is no week. */
const readWeek = (value) => isRecord(value) ? weekOf((day) => readList(value[day], readRecipe)) : undefined;
/** The weeks of an answer: a list of them, or an object that holds it as `weeks`. Undefined where it is neither. */
export function readWeeks(answer) {
	const list = isRecord(answer) ? answer["weeks"] : answer;
	return Array.isArray(list) ? readList(list, readWeek).slice(0, MOST_WEEKS) : undefined;
}
