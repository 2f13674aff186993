/** Takes everything out of CMS rich text that could run, restyle or frame the page. */
import createDOMPurify from "dompurify";
let sanitizer;
/** Has a server, which has no window of its own, sanitise by the same rules; undefined takes it back. */
export function sanitizeBy(given) {
	sanitizer = given;
}
/**
* Sanitised HTML, as a TrustedHTML where the browser knows that (the page may require trusted types). Links and
* images keep only the addresses that `safeLink` and `safeImage` would let through. Throws on a server that has no
* sanitiser: nothing is rendered that was not looked at.
*/
export function sanitize(html) {
	sanitizer ??= createSanitizer(window);
	return sanitizer(html, {
		FORBID_TAGS: [
			"style",
			"form",
			"input",
			"button",
			"select",
			"textarea",
			"svg",
			"math",
			"dialog"
		],
		FORBID_ATTR: [
			"style",
			"id",
			"name",
			"popover",
			"popovertarget"
		],
		ADD_ATTR: ["target"],
		ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
		RETURN_TRUSTED_TYPE: "trustedTypes" in globalThis
	});
}
/** A sanitiser of a window: the browser's, or one that a server has made. */
export function createSanitizer(given) {
	const instance = createDOMPurify(given);
	instance.addHook("afterSanitizeAttributes", (node) => {
		// A page opened from here must not reach back.
		if (node.getAttribute("target") === "_blank") node.setAttribute("rel", "noopener noreferrer");
	});
	return (html, config) => instance.sanitize(html, config);
}
