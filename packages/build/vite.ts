/**
 * The module `saaristo/vite`: builds an islands bundle from a folder of widgets (docs/package.md#widgets-of-your-own). In development it
 * serves the runtime as `/saaristo.js` and the page's stylesheet as `/saaristo.css`, from the sources. `vite build` writes the bundle.
 * React's own plugin has to be added.
 */
import type { Plugin } from 'vite';
import { answers } from './answers.ts';
import { bundle } from './bundle.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { leaveOutUnused } from './library-parts.ts';
import { tables } from './plugin.ts';
import { Project, type SaaristoOptions } from './project.ts';
import { reactModules } from './react-modules.ts';
import { RUNTIME } from './runtime.ts';

export { RUNTIME };
export type { SaaristoOptions };

/** Creates the plugins for `plugins` of vite.config.ts. The build throws if a widget's definition is wrong. */
export function saaristo(options: SaaristoOptions = {}): Plugin[] {
  const project = new Project(options);
  return [
    tables(project),
    answers(),
    leaveOutUnused(),
    reactModules(),
    ...(options.plugins?.() ?? []),
    bundle(project),
  ];
}

/** Reads this repository's catalogue without a build, for its CMS in development. Entries have no chunks. */
export async function developmentCatalogue(): Promise<CatalogueEntry[]> {
  const project = new Project();
  project.root = RUNTIME;
  const { widgets, catalogueEntry } = await project.definitions();
  return widgets.map((widget) => catalogueEntry(widget, []));
}
