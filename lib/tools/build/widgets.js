/** Finds the widgets of the project: every `widgets/<area>/<name>/widget.ts`. */
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
/**
* All widget folders, by name: those that hold a definition. Throws where one has no component.
* @param widgets the folder of their areas
*/
export function findWidgets(widgets = join(ROOT, "widgets")) {
	return readdirSync(widgets, { withFileTypes: true }).filter((area) => area.isDirectory()).flatMap((area) => readdirSync(join(widgets, area.name), { withFileTypes: true }).filter((entry) => existsSync(join(widgets, area.name, entry.name, "widget.ts"))).map((entry) => {
		const folder = join(widgets, area.name, entry.name);
		const component = join(folder, `${pascal(entry.name)}.tsx`);
		if (!existsSync(component)) throw new Error(`The widget ${area.name}/${entry.name} has no ${basename(component)}`);
		return {
			name: entry.name,
			area: area.name,
			folder,
			component
		};
	})).sort((a, b) => a.name.localeCompare(b.name));
}
/** The file with a widget's migrations, where it has some: visitors get it, and no definition. */
export function migrationsOf({ folder }) {
	const file = join(folder, "migrations.ts");
	return existsSync(file) ? file : undefined;
}
/** Throws where a definition's version and migrations do not agree. */
function checkVersion(widget, { version = 1, migrations }) {
	const fail = (what) => {
		throw new Error(`${widget.folder}: ${what}`);
	};
	if (!Number.isInteger(version) || version < 1) fail(`the version ${version} is no whole number from 1 on`);
	if (Boolean(migrations) !== Boolean(migrationsOf(widget))) fail("migrations.ts exports `migrations`, and the definition names them, or neither is there");
	for (const from of Object.keys(migrations ?? {})) if (!(Number(from) >= 1 && Number(from) < version)) fail(`a migration begins with version ${from}, and today's is ${version}`);
}
/** The same widgets. Throws where a definition does not belong to its folder. */
export function withDefinitions(widgets) {
	for (const { definition, name, ...widget } of widgets) {
		if (definition.name !== name) throw new Error(`${widget.folder}: the definition is named "${definition.name}"`);
		checkVersion({
			name,
			...widget
		}, definition);
	}
	return widgets;
}
/** The definitions and examples themselves, for tools that run under tsx; the build reads them by `Project`. */
export const loadDefinitions = async (folders) => withDefinitions(await Promise.all(folders.map(async (widget) => {
	const load = async (file) => await import(pathToFileURL(join(widget.folder, file)).href);
	const { default: definition } = await load("widget.ts");
	const { examples } = await load("examples.ts");
	return {
		...widget,
		definition,
		examples
	};
})));
