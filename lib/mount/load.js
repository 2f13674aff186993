/** What a widget with a `load` waits for while its fallback is shown, or takes along from the server. It comes with those widgets alone. */
import { checkProps } from "../src/island/check-props.js";
import { createIsland } from "../src/island/context.js";
import { settings } from "../src/island/settings.js";
import { readProps } from "./props.js";
/** Makes `Before` of what a widget's `load.ts` exports. */
export const createBefore = (name, schema, { load, timeoutMs, parts }) => (marker, isPrerendered) => {
	/** Calls `load` for props that are right. */
	async function ask() {
		const given = readProps(marker.element);
		if ("problem" in given) return;
		const checked = checkProps(schema, given.value);
		if (!checked.ok) return;
		const { site, language } = createIsland(name, checked.props, settings());
		const leaving = new AbortController();
		marker.stopLoading = () => leaving.abort();
		const call = load(checked.props, {
			settings: settings(),
			site,
			language,
			url: new URL(location.href),
			width: window.innerWidth,
			signal: leaving.signal
		});
		const loaded = marker.loaded = {
			json: given.json,
			call
		};
		const done = call.then((answer) => void (loaded.answer = answer), () => void delete loaded.call);
		let timer;
		const late = new Promise((resolve) => {
			if (timeoutMs !== undefined) timer = setTimeout(resolve, timeoutMs);
		});
		await Promise.race([done, late]);
		clearTimeout(timer);
	}
	return Promise.allSettled([isPrerendered ? takeAnswer(marker) : ask(), parts?.(window.innerWidth)]);
};
/** Takes the answer that the server has sent with its HTML. */
function takeAnswer(marker) {
	const script = marker.element.querySelector(":scope > script[data-widget-loaded]");
	const given = readProps(marker.element);
	if (!script || "problem" in given) return;
	try {
		marker.loaded = {
			json: given.json,
			answer: JSON.parse(script.textContent)
		};
	} catch {}
}
