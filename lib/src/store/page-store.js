import { createStore } from "zustand/vanilla";
const KEY = Symbol.for("saaristo.store");
/** Finds the page's store, or makes an empty one. */
export function pageStore() {
	const page = globalThis;
	return page[KEY] ??= createStore(() => ({}));
}
