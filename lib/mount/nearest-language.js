/**
* The language in which the runtime's own texts are read where the page has another one: that of its `lang`, else English. A bundle of
* other widgets has languages of its own, and its widgets have their texts in each of them.
*/
export function nearestLanguage(messages, language, { lang } = document.documentElement) {
	const [primary = ""] = lang.split("-");
	return [
		language,
		primary,
		primary === "sv" && "se"
	].find((one) => one && Object.hasOwn(messages, one)) ?? "en";
}
