/**
 * `saaristo/vite`: makes an islands bundle of a folder of widgets (docs/package.md#widgets-of-your-own). In development `/saaristo.js` and
 * `/saaristo.css` are the runtime and the page's stylesheet, out of the sources; `vite build` writes the bundle. Add React's own plugin.
 */
import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { leaveOutUnused } from './library-parts.ts';
import { tables } from './plugin.ts';
import { Project, type SaaristoOptions } from './project.ts';

import { RUNTIME } from './runtime.ts';

export { RUNTIME };
export type { SaaristoOptions };

/**
 * The plugins, for `plugins` of vite.config.ts.
 * @throws at the build, where a widget's definition is wrong
 */
export function saaristo(options: SaaristoOptions = {}): Plugin[] {
  const project = new Project(options);
  return [tables(project), leaveOutUnused(), ...(options.plugins?.() ?? []), bundle(project)];
}

/** The catalogue of this repository without a build, for its CMS in development: no entry has chunks. */
export async function developmentCatalogue(): Promise<CatalogueEntry[]> {
  const project = new Project();
  project.root = RUNTIME;
  const { widgets, catalogueEntry } = await project.definitions();
  return widgets.map((widget) => catalogueEntry(widget, []));
}
