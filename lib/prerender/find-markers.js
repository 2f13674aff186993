/** Where the markers of a page are in its text. */
import { defaultTreeAdapter, html as names, parse, parseFragment, Parser, serialize } from "parse5";
import { setImmediate as nextTurn } from "node:timers/promises";
import { canHoldIsland } from "../src/island/given-props.js";
import { readVersion } from "../src/island/migrate.js";
/** The script that a page includes, with what stands before its name. */
const SCRIPT = /^([^?#]*)\bsaaristo\.js(?:[?#]|$)/;
const attributeOf = ({ attrs }, name) => attrs.find((attribute) => attribute.name === name)?.value;
const textOf = ({ childNodes }) => childNodes.map((child) => defaultTreeAdapter.isTextNode(child) ? child.value : "").join("");
const isJson = (element) => element.tagName === "script" && attributeOf(element, "type") === "application/json";
/** The innermost formatting element that is open, but for the marker's own. */
function formattingOf({ activeFormattingElements }, own) {
	let entry = activeFormattingElements.newest;
	while (entry && "element" in entry && entry.element === own) entry = entry.older;
	return entry && "element" in entry ? entry.element : undefined;
}
/** Notes what is open around each marker: the finished tree does not tell it. */
class Watch {
	around = new Map();
	parser;
	treeAdapter = {
		...defaultTreeAdapter,
		onItemPush: (node) => {
			const { parser } = this;
			if (!parser || !isMarker(node) || this.around.has(node)) return;
			const { openElements } = parser;
			const formatting = formattingOf(parser, node);
			this.around.set(node, {
				// Elements in the middle may be gone, which leaves their places free.
				open: openElements.items.slice(0, openElements.stackTop + 1).flatMap((one) => one && "tagName" in one ? one.tagName : []).slice(2),
				formatting,
				isMisnested: formatting !== undefined && !openElements.contains(formatting)
			});
		},
		onItemPop: (node) => {
			const { parser } = this;
			const around = isMarker(node) && this.around.get(node);
			if (parser && around && formattingOf(parser, node) !== around.formatting) around.isMisnested = true;
		}
	};
}
const isMarker = (node) => defaultTreeAdapter.isElementNode(node) && attributeOf(node, "data-widget") !== undefined;
function markerOf(element, around) {
	const name = attributeOf(element, "data-widget");
	const place = element.sourceCodeLocation;
	if (name === undefined || !around || !place?.startTag || !place.endTag) return undefined;
	if (element.namespaceURI !== names.NS.HTML || !canHoldIsland(element.tagName)) return undefined;
	// It has been here before.
	if (attributeOf(element, "data-widget-prerendered") !== undefined) return undefined;
	const first = element.childNodes.find((child) => defaultTreeAdapter.isElementNode(child));
	const script = first && isJson(first) && attributeOf(first, "data-props") !== undefined ? first : undefined;
	const contentStart = script ? script.sourceCodeLocation?.endOffset : place.startTag.endOffset;
	const contentEnd = place.endTag.startOffset;
	// Elements that a parser repairs may end before they begin, or begin twice.
	if (contentStart === undefined || contentStart > contentEnd) return undefined;
	const version = readVersion(attributeOf(element, "data-props-version"));
	const json = attributeOf(element, "data-props") ?? (script ? textOf(script) : "{}");
	const { open, isMisnested } = around;
	return {
		name,
		json,
		version,
		tagEnd: place.startTag.endOffset - 1,
		contentStart,
		contentEnd,
		open,
		isMisnested
	};
}
/** Characters that are parsed at a time: some milliseconds. */
const SLICE = 65536;
/** Nodes that are looked at between two looks at the clock. */
const NODES = 1e4;
/** Reads a page in slices, between which others have their turn. Gives nothing where the time is over before. */
async function parseInTime(html, watch, isOver) {
	const parser = new Parser({
		sourceCodeLocationInfo: true,
		treeAdapter: watch.treeAdapter
	});
	watch.parser = parser;
	for (let at = 0; at === 0 || at < html.length; at += SLICE) {
		if (at > 0) await nextTurn();
		if (isOver()) return undefined;
		parser.tokenizer.write(html.slice(at, at + SLICE), at + SLICE >= html.length);
	}
	return parser.document;
}
/**
* Reads a page as a browser does, whatever is wrong with it. Never rejects for what is in the page.
* @param html a page, or a part of one
* @param isOver whether the time for it is over
* @returns undefined where the time was over before the end of the page
*/
export async function findMarkers(html, isOver = () => false) {
	const watch = new Watch();
	const page = await parseInTime(html, watch, isOver);
	if (!page) return undefined;
	const found = new Map();
	let settings;
	let assets;
	// Not by recursion: pages may be nested by the thousand.
	const waiting = [page];
	let seen = 0;
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		if (++seen % NODES === 0 && isOver()) return undefined;
		if (defaultTreeAdapter.isElementNode(node)) {
			if (settings === undefined && isJson(node) && attributeOf(node, "data-widget-settings") !== undefined) settings = textOf(node);
			if (node.tagName === "script") assets ??= SCRIPT.exec(attributeOf(node, "src") ?? "")?.[1];
			const marker = markerOf(node, watch.around.get(node));
			if (marker && !found.has(marker.tagEnd)) found.set(marker.tagEnd, marker);
		}
		// What a template holds is no part of the page. One after another: a call takes so many arguments at most.
		if ("childNodes" in node) for (let at = node.childNodes.length - 1; at >= 0; at -= 1) waiting.push(node.childNodes[at]);
	}
	return {
		markers: [...found.values()].toSorted((a, b) => a.tagEnd - b.tagEnd),
		settings,
		assets
	};
}
/** Elements that end, or are taken apart, where certain others begin in them, however deep. */
const FRAGILE = new Set([
	"p",
	"a",
	"button",
	"form",
	"nobr",
	"select",
	"option",
	"optgroup",
	"svg",
	"math"
]);
const CELLS = new Set([
	"td",
	"th",
	"caption"
]);
const isFragile = (open) => open.some((name) => FRAGILE.has(name)) || open.lastIndexOf("table") > open.findLastIndex((name) => CELLS.has(name));
/**
* Whether a browser that reads an island's HTML in the place of its marker finds it there, whole: a list in a `<p>` ends the `<p>`, and the
* island's own nodes, and the page's, would be elsewhere.
* @param island `<saaristo-root>…</saaristo-root>`
*/
export function staysWhole({ open, isMisnested }, island) {
	if (isMisnested) return false;
	if (!isFragile(open)) return true;
	const html = `<!doctype html><body>${open.map((name) => `<${name}>`).join("")}${island}`;
	const waiting = [parse(html, { sourceCodeLocationInfo: true })];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		if ("tagName" in node && node.tagName === "saaristo-root") {
			const { parentNode, sourceCodeLocation } = node;
			return parentNode !== null && "tagName" in parentNode && parentNode.tagName === open.at(-1) && sourceCodeLocation?.endOffset === html.length && serialize(node) === serialize(parseFragment(island).childNodes[0]);
		}
		if ("childNodes" in node) waiting.push(...node.childNodes.toReversed());
	}
	return false;
}
