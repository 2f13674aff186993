/** Stylesheets of islands. */
/** Stylesheets that this script has linked, and that are on their way. */
const styles = new Map();
/** Has a stylesheet in force: the page's own, where it has come, else a link of this script. Settles when it is. */
export async function style(url) {
	if (isInForce(url)) return;
	let promise = styles.get(url);
	if (!promise) {
		promise = new Promise((resolve, reject) => {
			const link = document.createElement("link");
			link.onload = resolve;
			link.onerror = () => {
				link.remove();
				reject(new Error(url));
			};
			// As a preload of the page asks for it, or that one has come for nothing.
			const crossOrigin = url.startsWith(`${location.origin}/`) ? null : "";
			document.head.append(Object.assign(link, {
				rel: "stylesheet",
				href: url,
				crossOrigin
			}));
		}).finally(() => styles.delete(url));
		styles.set(url, promise);
	}
	await promise;
}
/** A sheet that came as an error has no rules; one of another origin does not say. */
const isInForce = (url) => [...document.styleSheets].some((sheet) => {
	try {
		return sheet.href === url && sheet.cssRules.length > 0;
	} catch {
		return true;
	}
});
