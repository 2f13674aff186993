/** Rich text on a server: sanitised by the browser's own rules, in a window of jsdom. */
import { JSDOM } from "jsdom";
import { LRUCache } from "lru-cache";
import { createSanitizer, sanitizeBy } from "../src/ui/sanitize.js";
/** Characters of sanitised texts that are kept: the same texts stand on many pages, and each takes milliseconds. */
const MOST_KEPT = 8e6;
/**
* Gives every `RichText` that is rendered from now on its sanitiser. Its output is the browser's, but for one thing that jsdom reads otherwise: text
* that stands loose among the rows of a table comes behind the table, and not before it.
*/
export function sanitizeOnServer() {
	const sanitizer = createSanitizer(new JSDOM("").window);
	const kept = new LRUCache({
		maxSize: MOST_KEPT,
		sizeCalculation: (clean, html) => clean.length + html.length + 1
	});
	sanitizeBy((html, config) => {
		const found = kept.get(html);
		if (found !== undefined) return found;
		const clean = String(sanitizer(html, config));
		kept.set(html, clean);
		return clean;
	});
}
