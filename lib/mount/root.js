import { createRoot, hydrateRoot } from "react-dom/client";
import { carriedFrom } from "./hand-over.js";
import { propsScript } from "./props.js";
let count = 0;
/** The element with what the server rendered of a marker's island (docs/embedding.md). */
export const prerendered = (element) => element.hasAttribute("data-widget-prerendered") ? element.querySelector(":scope > saaristo-root") : null;
/** Puts the island in the place of what is in its marker, which is its fallback. */
export function place(marker, host) {
	const { element } = marker;
	const script = propsScript(element);
	marker.fallback = [...element.childNodes];
	element.replaceChildren(...script ? [script] : [], host);
}
/**
* Renders into an element of its own, so that React's listeners go when the island goes; what the server rendered there is hydrated.
* @param onUncaughtError hears of what the island throws, and nobody catches
*/
export function createHost(marker, island, onUncaughtError) {
	const { element, name } = marker;
	const fromServer = prerendered(element);
	const host = fromServer ?? document.createElement("saaristo-root");
	// As it came, for when the island goes: hydrating leaves no copy behind.
	if (fromServer) marker.fallback = [fromServer.cloneNode(true)];
	marker.carried = carriedFrom?.(marker, host);
	marker.host = host;
	if (fromServer) return hydrateRoot(host, island, {
		identifierPrefix: element.getAttribute("data-widget-prerendered"),
		onUncaughtError,
		onRecoverableError: (error) => console.error(`[saaristo] ${name}: the server rendered something else`, error, element)
	});
	place(marker, host);
	const root = createRoot(host, {
		identifierPrefix: `sa${(count++).toString(36)}`,
		onUncaughtError
	});
	root.render(island);
	return root;
}
