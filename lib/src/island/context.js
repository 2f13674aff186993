/** What an island knows of its place. */
import { createContext, useContext, useMemo, useState } from "react";
import { createTranslate } from "../i18n/texts.js";
const IslandContext = createContext(null);
export const IslandProvider = IslandContext.Provider;
/** The island that the calling component is in. Throws outside of one: a component needs its site and language. */
export function useIsland() {
	const island = useContext(IslandContext);
	if (!island) throw new Error("useIsland needs an <IslandProvider> above it");
	return island;
}
/** What the widget's `load` gave for the first render: nothing where it was not called. The same object as long as the component is mounted. */
export function useLoaded() {
	const { loaded = NOTHING } = useIsland();
	const [first] = useState(loaded);
	return first;
}
const NOTHING = {};
/** Texts of this island, looked up in `messages` unless the CMS replaced them (I18N-06, I18N-07). */
export function useTexts(messages) {
	const { language, overrides } = useIsland();
	return useMemo(() => createTranslate(messages, language, overrides), [
		messages,
		language,
		overrides
	]);
}
/**
* The island of a widget with these props (checked ones) under these settings. Label props count as replacements of
* the text of the same key.
*/
export function createIsland(name, props, settings) {
	const texts = props["texts"];
	return {
		name,
		site: props["site"] ?? settings.site,
		language: props["language"] ?? settings.language,
		settings,
		overrides: [
			props,
			...typeof texts === "object" && texts !== null ? [texts] : [],
			settings.messages
		]
	};
}
