export const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** The text, trimmed of nothing; numbers read as text, since ids come as either. */
export const readText = (value) => typeof value === "string" ? value : typeof value === "number" && Number.isFinite(value) ? String(value) : undefined;
export const readNumber = (value) => typeof value === "number" && Number.isFinite(value) ? value : undefined;
/** A number, or a text that is one, with a point or a comma: where nothing says which, servers send either. */
export const readAmount = (value) => typeof value === "string" && value.trim() !== "" ? readNumber(Number(value.replace(",", "."))) : readNumber(value);
/** The entries that `read` makes something of; not a list reads as an empty one. */
export const readList = (value, read) => Array.isArray(value) ? value.flatMap((entry) => {
	const result = read(entry);
	return result === undefined ? [] : [result];
}) : [];
/** Parses JSON that may be anything; what does not parse reads as `undefined`. */
export function readJson(text) {
	if (text === null || text === undefined) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
