/** Looks at what a visitor did in a fallback, once an island had to hear of it; until then nobody did anything. */
export let carriedFrom;
/**
* Fetches what hands on, where a marker needs it and it is not there.
* @returns settles when the marker can be mounted; undefined where it can at once
*/
export function handOverCode(marker) {
	if (carriedFrom || !mayHoldTraces(marker)) return undefined;
	return import("./fallback-state.js").then((module) => {
		carriedFrom = module.carryOver;
	}, () => {
		// Without it the island is mounted all the same.
		carriedFrom = () => undefined;
	});
}
/** Lists with another choice than the page's own: browsers put back what was chosen on an earlier visit. */
const CHOSEN = "option:checked:not([selected], :first-child), [selected]:not(:checked)";
/** Whether the visitor may have done something in the fallback: typed, chosen, focused, or opened what the page may open as well. */
function mayHoldTraces({ element, pressed }) {
	if (pressed || element.contains(document.activeElement)) return true;
	// Not every browser tells.
	const { userActivation } = navigator;
	const isUntouched = userActivation?.hasBeenActive === false;
	const fields = element.querySelectorAll("input, textarea");
	return element.querySelector(isUntouched ? CHOSEN : "details[open], select") !== null || [...fields].some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked);
}
