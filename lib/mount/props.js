/** The props of a marker: its `data-props`, else its first child script, else none (docs/embedding.md#a-marker). */
import { parseProps } from "../src/island/given-props.js";
/** The script that holds an element's props. It stays in its place while the island is mounted, so that a copy of the marker has it too. */
export function propsScript({ firstElementChild: first }) {
	return first?.matches("script[type=\"application/json\"][data-props]") ? first : undefined;
}
export function readProps(element) {
	return parseProps(element.getAttribute("data-props") ?? propsScript(element)?.textContent ?? "{}");
}
