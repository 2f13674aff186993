/**
* Interface texts. A widget's texts are one table, language by key, so that TypeScript finds a missing one;
* the texts of a page (CMS) replace them by key.
*/
import { LANGUAGES } from "../lib/site.js";
/**
* Looks texts up: the first of `overrides` that has a string for the key, then the table.
* An unknown language or a missing key is logged once each time it is asked and reads as the key itself (I18N-06).
*/
export function createTranslate(messages, language, overrides = []) {
	return (key, values) => {
		const text = overrides.map((texts) => texts[key]).find((given) => typeof given === "string") ?? (Object.hasOwn(messages, language) && Object.hasOwn(messages[language], key) ? messages[language][key] : undefined);
		if (typeof text !== "string") {
			console.error(`[saaristo] no text for "${key}" in "${language}"`);
			return key;
		}
		return values ? fill(text, values) : text;
	};
}
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (placeholder, name) => Object.hasOwn(values, name) ? String(values[name]) : placeholder);
/** Texts of a shared part and a widget's own in one table; for a key that both have, `own` wins. */
export function mergeMessages(shared, own) {
	return Object.fromEntries(LANGUAGES.map((language) => [language, {
		...shared[language],
		...own[language]
	}]));
}
