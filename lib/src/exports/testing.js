/** `saaristo/testing`: a widget in tests and stories, as its marker would mount it. */
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { checkProps, sentenceOf } from "../island/check-props.js";
import { createIsland, IslandProvider } from "../island/context.js";
import { propsSchema } from "../island/define.js";
import { parseSettings } from "../island/settings.js";
import { LANGUAGES } from "../lib/site.js";
import { jsx as _jsx } from "react/jsx-runtime";
export { parseSettings };
/**
* A widget with these props, in a marker that is mounted.
* @throws in a sentence where the props are wrong
*/
export function Island({ definition, component: Widget, props, settings }) {
	const checked = checkProps(propsSchema(definition), props);
	if (!checked.ok) throw new Error(`${definition.name}: ${sentenceOf(checked.problems)}`);
	const island = createIsland(definition.name, checked.props, parseSettings(settings));
	return /* @__PURE__ */ _jsx("div", {
		"data-widget": definition.name,
		"data-widget-state": "mounted",
		children: createElement("saaristo-root", undefined, /* @__PURE__ */ _jsx(IslandProvider, {
			value: island,
			children: /* @__PURE__ */ _jsx(Widget, { ...checked.props })
		}))
	});
}
/**
* What of a widget a page could not use: an example whose props are wrong, or that can't be rendered on a server in a language, and a
* text that a language lacks. Empty where all is well.
*/
export function faultsOf(definition, component, examples) {
	const texts = definition.texts;
	const keys = [...new Set(Object.values(texts).flatMap((table) => Object.keys(table ?? {})))];
	const missing = LANGUAGES.flatMap((language) => keys.flatMap((key) => texts[language]?.[key] ? [] : [`no text "${key}" in "${language}"`]));
	const broken = Object.entries(examples).flatMap(([name, { props }]) => LANGUAGES.flatMap((language) => {
		try {
			renderToString(/* @__PURE__ */ _jsx(Island, {
				definition,
				component,
				props,
				settings: { language }
			}));
			return [];
		} catch (error) {
			return [`example "${name}" in "${language}": ${String(error)}`];
		}
	}));
	return [
		...Object.keys(examples).length === 0 ? ["it has no example"] : [],
		...missing,
		...broken
	];
}
