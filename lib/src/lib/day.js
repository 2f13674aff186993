/** Days without a time, as `yyyy-MM-dd`: no time zone can shift them (CMP-10, I18N-09). */
const two = (number) => String(number).padStart(2, "0");
/** The day of these numbers, or undefined where the calendar has none such. */
function dayOf(year, month, day) {
	const date = new Date(Date.UTC(year, month - 1, day));
	const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1e3;
	return exists ? `${year}-${two(month)}-${two(day)}` : undefined;
}
/**
* Reads a day as people type it in Finland, d.M.yyyy or dd/MM/yyyy, white space around it or not.
* @returns `yyyy-MM-dd`, or undefined where it is no day
*/
export function readTypedDay(text) {
	const match = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/.exec(text.trim());
	return match ? dayOf(Number(match[4]), Number(match[3]), Number(match[1])) : undefined;
}
/** A day that is one: `yyyy-MM-dd`, also as the beginning of a date-time. */
export function readDay(text) {
	const match = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(text);
	return match ? dayOf(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
}
/** `2026-12-31` as `31/12/2026`. */
export const typedDay = (day) => day.split("-").reverse().join("/");
