/** The props of a marker as the page gives them (docs/embedding.md), the same in the browser and on a server. */
import { isRecord } from "../lib/read.js";
const shorten = (text) => text.length > 80 ? `${text.slice(0, 80)}…` : text;
/** Reads the JSON of a marker; where it is not one object, a sentence says so. */
export function parseProps(json) {
	try {
		const value = JSON.parse(json);
		if (isRecord(value)) return {
			json,
			value
		};
		return { problem: `data-props: expected one JSON object, got ${shorten(json)}` };
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		return { problem: `data-props is not valid JSON (${why}): ${shorten(json)}` };
	}
}
/** Elements that cannot hold an island, or must not. */
const UNFIT = /^(html|head|body|script|style|template|iframe|img|input|textarea|select|br|hr|svg)$/;
/** Whether an element of this name can be a marker. */
export const canHoldIsland = (localName) => !UNFIT.test(localName);
