import { bundle } from "./bundle.js";
import { leaveOutUnused } from "./library-parts.js";
import { tables } from "./plugin.js";
import { Project } from "./project.js";
export { RUNTIME } from "./runtime.js";
/**
* The plugins, for `plugins` of vite.config.ts.
* @throws at the build, where a widget's definition is wrong
*/
export function saaristo(options = {}) {
	const project = new Project(options);
	return [
		tables(project),
		leaveOutUnused(),
		...options.plugins?.() ?? [],
		bundle(project)
	];
}
