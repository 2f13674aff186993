let fetching;
/** Takes over from what fetched the first widget: that has all it takes, and the stylesheets that are on their way. */
export function fetchPartsBy(given) {
	fetching = given;
}
/** Errors of code that did not come: an island that fails by one gets another chance when the network is back. */
const lost = new WeakSet();
export const isLost = (error) => typeof error === "object" && error !== null && lost.has(error);
/**
* Fetches a part, as often as a widget is.
* @param load imports it
* @param files it and what it imports, and its stylesheets, relative to `from`: asked for at once, not one after the other
*/
export const fetchPart = (load, files = [], from = "") => fetching.persist(async () => {
	const others = files.map((file) => new URL(file, from).href).map((url) => url.endsWith(".css") ? fetching.style(url) : import(
		/* @vite-ignore */
		url
));
	const [part] = await Promise.all([load(), ...others]);
	return part;
}).catch((error) => {
	if (typeof error === "object" && error !== null) lost.add(error);
	throw error;
});
