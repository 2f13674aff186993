/** What is built: the widgets of a folder, with what their definitions say, for the sites and languages of a project. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runnerImport } from "vite";
import { estateModules } from "./estate.js";
import { RUNTIME, runtimeFile } from "./runtime.js";
import { findWidgets, withDefinitions } from "./widgets.js";
const MAKERS = "virtual:saaristo/makers";
/** A project, as the plugin and the build see it. */
export class Project {
	options;
	#root;
	#definitions;
	constructor(options = {}) {
		this.options = options;
	}
	/** Vite's root, once it is known. */
	get root() {
		return this.#root ??= process.cwd();
	}
	/** Of Vite's configuration; the first one counts, since the build's own passes have the same. */
	set root(root) {
		this.#root ??= resolve(root ?? process.cwd());
	}
	/** Where the widgets are. */
	get widgetsFolder() {
		return resolve(this.root, this.options.widgets ?? "widgets");
	}
	/** What becomes the page's stylesheet. */
	get stylesheet() {
		const { stylesheet } = this.options;
		if (stylesheet !== undefined) return resolve(this.root, stylesheet);
		const own = join(this.root, "styles/saaristo.css");
		return existsSync(own) ? own : join(RUNTIME, "styles/plain.css");
	}
	/** Of the project's package.json; `0.0.0` where that says none. */
	get version() {
		const file = join(this.root, "package.json");
		const { version } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
		return version ?? "0.0.0";
	}
	/** Modules of the runtime that this project has others for. */
	get replaced() {
		const { sites, languages } = this.options;
		const isOther = sites !== undefined || languages !== undefined || this.root !== RUNTIME;
		return isOther ? estateModules({
			...sites && { sites },
			...languages && { languages }
		}) : new Map();
	}
	/** The widgets with their definitions, read once. Rejects where one is wrong. */
	definitions() {
		if (!this.#definitions) {
			this.#definitions = this.#read();
			// A definition that is mended is read anew.
			this.#definitions.catch(() => this.forget());
		}
		return this.#definitions;
	}
	/** Has the definitions read anew. */
	forget() {
		this.#definitions = undefined;
	}
	/** Definitions are TypeScript that may import the runtime's: Vite reads them, as it does the widgets. */
	async #read() {
		const folders = findWidgets(this.widgetsFolder);
		const { replaced } = this;
		const id = (kind, at) => `${kind}${at}`;
		const code = [`export { catalogueEntry, propsSchema } from ${JSON.stringify(runtimeFile("tools/build/catalogue"))};`, ...folders.flatMap(({ folder }, at) => [`export { default as ${id("definition", at)} } from ${JSON.stringify(join(folder, "widget.ts"))};`, `export { examples as ${id("examples", at)} } from ${JSON.stringify(join(folder, "examples.ts"))};`])].join("\n");
		const { module } = await runnerImport(MAKERS, {
			root: this.root,
			configFile: false,
			envFile: false,
			logLevel: "error",
			environments: { inline: { resolve: { noExternal: [/^saaristo(\/|$)/] } } },
			plugins: [{
				name: "saaristo-definitions",
				enforce: "pre",
				resolveId: (wanted) => wanted === MAKERS ? `${this.root}/${MAKERS.replace(":", "/")}.ts` : undefined,
				load: (file) => file.endsWith("/virtual/saaristo/makers.ts") ? code : replaced.get(file)
			}]
		});
		const widgets = withDefinitions(folders.map((folder, at) => ({
			...folder,
			definition: module[id("definition", at)],
			examples: module[id("examples", at)]
		})));
		return {
			...module,
			widgets
		};
	}
}
