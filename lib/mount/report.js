/** One row a marker, in page order; also printed as a console table. */
export function report(markers) {
	const rows = [...markers].sort((a, b) => a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1).map((marker) => ({
		widget: marker.name,
		state: marker.state,
		load: marker.load,
		why: why(marker),
		ms: duration(marker),
		bytes: bytes(marker.name),
		element: marker.element
	}));
	console.table(rows.map(({ element, ...row }) => ({
		...row,
		element: describe(element)
	})));
	return rows;
}
function why({ state, load, reason, element }) {
	if (reason !== undefined) return reason;
	if (state === "mounted") return "stands";
	if (state === "loading") return "its code is on the way";
	const query = /^media\((.*)\)$/s.exec(load)?.[1];
	if (query !== undefined) return `waits until the window matches ${query}`;
	if (load === "visible") return element.getClientRects().length === 0 ? "waits to be scrolled near, but has no box (display: none or contents?)" : "waits to be scrolled near";
	return load === "interaction" ? "waits for a press, a focus or typing in it" : "waits until the page is idle";
}
const duration = ({ begun, mounted }) => begun === undefined || mounted === undefined ? null : Math.round((mounted - begun) * 10) / 10;
/** The files named after the widget; what it shares with others (React, the HTTP client) is not its own cost. */
function bytes(name) {
	const files = performance.getEntriesByType("resource").filter((entry) => new RegExp(`/${name.replace(/[^\w-]/g, "")}-[\\w-]{6,}\\.(js|css)`).test(entry.name));
	return files.length === 0 ? null : files.reduce((sum, file) => sum + file.encodedBodySize, 0);
}
const describe = (element) => element.id ? `#${element.id}` : `${element.localName}[data-widget="${element.getAttribute("data-widget")}"]`;
