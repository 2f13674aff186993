import { islandId } from "./plugin.js";
import { runtimeFile } from "./runtime.js";
const keyOf = (name) => `virtual/saaristo/island/${name}.ts`;
/** The chunk of a widget, out of Vite's manifest. */
export function chunkOf(manifest, name) {
	const chunk = Object.values(manifest).find((entry) => entry.isEntry && entry.name === name);
	if (!chunk) throw new Error(`The build has no chunk for ${islandId(name)} (${keyOf(name)})`);
	return chunk;
}
/**
* Every file that a widget's chunk needs at once: scripts, its own first, then styles, each after those of what it imports, also those of
* `firstParts`, which are parts by the name of a widget. Paths are relative to dist/.
*/
export function filesOf(manifest, chunk, firstParts = {}) {
	const seen = new Set();
	const styles = new Set();
	const visit = (one) => {
		if (seen.has(one.file)) return;
		seen.add(one.file);
		for (const key of one.imports ?? []) visit(manifest[key]);
		for (const file of one.css ?? []) styles.add(file);
	};
	visit(chunk);
	const scripts = [...seen];
	for (const part of firstParts[chunk.name ?? ""] ?? []) visit(partOf(manifest, part));
	return [...scripts, ...styles];
}
function partOf(manifest, name) {
	const part = Object.values(manifest).find((entry) => entry.isDynamicEntry && entry.name === name);
	if (!part) throw new Error(`The build has no part "${name}"; correct firstParts of saaristo()`);
	return part;
}
/** The stylesheets of a widget's own chunk; undefined for any other file. */
export function stylesOf(manifest, file, firstParts = {}) {
	const chunk = Object.values(manifest).find((entry) => entry.isEntry && entry.file === file);
	return chunk?.src?.startsWith("virtual/") ? filesOf(manifest, chunk, firstParts).filter((path) => path.endsWith(".css")) : undefined;
}
/** Files that the loader names, besides the widgets' own (mount/markers.ts). */
const OWN = [
	"react",
	"runtime",
	"report",
	"edit-mode"
];
/** The six characters that tell a file from those of its name before it. */
function hashOf(manifest, name) {
	const pattern = new RegExp(`^chunks/${name}-(\\w{6})\\.js$`);
	const found = Object.values(manifest).map(({ file }) => pattern.exec(file)?.[1]);
	const hash = found.find((one) => one !== undefined);
	if (!hash) throw new Error(`The build has no chunk "${name}"`);
	return hash;
}
/** Widgets by their load strategy, in the one order that both the script and the loader know. */
function groupsOf(widgets) {
	const groups = new Map();
	for (const { name, definition } of widgets) {
		const load = definition.load === "eager" ? "" : definition.load;
		if (/[,;]/.test(load)) throw new Error(`${name}: the table cannot hold the load "${load}"; write it without commas`);
		groups.set(load, [...groups.get(load) ?? [], name]);
	}
	return groups;
}
/** The code of `virtual:saaristo/hashes` for the built loader. */
export const builtHashes = (manifest, widgets) => `export const hashes = ${JSON.stringify([...[...groupsOf(widgets).values()].flat(), ...OWN].map((name) => hashOf(manifest, name)).join(""))};`;
/** The code of `virtual:saaristo/widgets` for the built script; mount/files.ts reads it. */
export const builtTable = (widgets, loaderHash, version) => `
    import { fetchFile, readLoads } from ${JSON.stringify(runtimeFile("mount/files"))};
    export { fetchFile };
    export const version = ${JSON.stringify(version)};
    export const loaderHash = ${JSON.stringify(loaderHash)};
    export const loads = readLoads(${JSON.stringify([...groupsOf(widgets)].map(([load, group]) => [load, ...group].join(",")).join(";"))});
  `;
