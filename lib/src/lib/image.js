/** Images in answers come as a URL string, as `{url, alt}`, or as a list of either. */
import { isRecord, readText } from "./read.js";
import { safeImage } from "./url.js";
/** The image, of a list the first; undefined where there is none that may be shown. */
export function readImage(value) {
	if (Array.isArray(value)) return readImage(value[0]);
	const { url, alt } = isRecord(value) ? value : {
		url: value,
		alt: ""
	};
	const safe = safeImage(url);
	return safe === undefined ? undefined : {
		url: safe,
		alt: readText(alt) ?? ""
	};
}
