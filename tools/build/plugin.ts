/**
 * The Vite plugin: gives the runtime its table of widgets, and makes the chunk of each widget out of its
 * definition and its component.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { propsSchema } from '../../src/island/define.ts';
import { type CatalogueEntry, catalogueEntry } from './catalogue.ts';
import { findWidgets, type LoadedDefinition, loadDefinitions, migrationsOf, ROOT } from './widgets.ts';
import { reservedSpaceCss } from './reserved-space.ts';
import { withoutScript } from './without-script.ts';

const TABLE = 'virtual:saaristo/widgets';
const HASHES = 'virtual:saaristo/hashes';
const ISLAND = 'virtual:saaristo/island/';
const RESERVED = 'virtual:saaristo/reserved-space.css';
const SERVER = 'virtual:saaristo/server-widgets';

/** Stands for the styles of a widget in its chunk, until the build knows their names (file-names.ts). */
export const STYLES = 'the styles of this widget';

/** What Vite wraps every `import()` of a build in. */
const PRELOAD = '\0vite/preload-helper.js';

export { ROOT };

export const islandId = (name: string): string => ISLAND + name;

export const version = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string })
  .version;

/** `table` and `hashes` are the code of the two tables; without them, the development ones, which import the sources. */
export function saaristo(table?: string, hashes = 'export const hashes = "";'): Plugin {
  return {
    name: 'saaristo',
    // Before Vite's own helper.
    enforce: 'pre',
    // Pages name their imports by virtual modules, into which the search for dependencies can't look: what it does not find
    // comes to a page that is loaded already, with a second React.
    config: () => ({
      optimizeDeps: {
        entries: ['widgets/*/*/{*.tsx,load.ts}', 'mount/{island.tsx,report.ts,edit-mode.ts}'],
      },
      css: { postcss: { plugins: [withoutScript] } },
    }),
    resolveId(id) {
      // Not the usual \0 in front: island modules import the project's files, which plugins must see as such.
      if ([TABLE, HASHES, RESERVED, SERVER].includes(id) || id.startsWith(ISLAND))
        return `${ROOT}/${id.replace(/:/g, '/')}${id.endsWith('.css') ? '' : '.ts'}`;
      return undefined;
    },
    async load(file) {
      if (file === PRELOAD) return `export { fetchPart as __vitePreload } from '${ROOT}/mount/part.ts';`;
      const id = file.startsWith(`${ROOT}/virtual/`)
        ? file
            .slice(ROOT.length + 1)
            .replace('/', ':')
            .replace(/\.ts$/, '')
        : '';
      if (id === TABLE) return table ?? developmentTable();
      if (id === HASHES) return hashes;
      if (id === SERVER) return serverModule();
      if (id === RESERVED) return reservedSpaceCss(await loadDefinitions(findWidgets()));
      if (id.startsWith(ISLAND)) return islandModule(id.slice(ISLAND.length));
      return undefined;
    },
  };
}

/** The catalogue without a build, for a CMS in development: no entry has chunks. */
export const developmentCatalogue = async (): Promise<CatalogueEntry[]> =>
  (await loadDefinitions(findWidgets())).map((widget) => catalogueEntry(widget, []));

/** A widget's chunk: its component, and its name and schema, which is all that a visitor needs of its definition. */
async function islandModule(name: string): Promise<string> {
  const [widget] = await loadDefinitions(findWidgets().filter((found) => found.name === name));
  if (!widget) throw new Error(`There is no widget "${name}" under widgets/`);
  const loading = loadingOf(widget);
  const migrations = migrationsOf(widget);
  const loaded = `createLoadedWidget('${name}', schema, Widget${loading ? `, createBefore('${name}', schema, loading)` : ''})`;
  return `
    import { createLoadedWidget } from '#mount/island.tsx';
    import Widget from '${widget.component}';
    ${loading ? `import { createBefore } from '#mount/load.ts';\nimport * as loading from '${loading}';` : ''}
    ${migrations ? `import { withMigrations } from '#mount/migrate.ts';\nimport { migrations } from '${migrations}';` : ''}
    const schema = ${JSON.stringify(propsSchema(widget.definition))};
    export default ${migrations ? `withMigrations(${loaded}, ${widget.definition.version ?? 1}, migrations)` : loaded};
    export const styles = ${JSON.stringify(STYLES)}.match(/\\S+/g);
  `;
}

/** The file that says what a widget needs before its first render, where it needs something. */
function loadingOf({ folder }: { folder: string }): string | undefined {
  const file = join(folder, 'load.ts');
  return existsSync(file) ? file : undefined;
}

/** All widgets in one, for the server. */
async function serverModule(): Promise<string> {
  const widgets = await loadDefinitions(findWidgets());
  /** One widget, out of what is imported under its number. */
  const entry = (widget: LoadedDefinition, at: number): string =>
    `['${widget.name}', { ${[
      `schema: ${JSON.stringify(propsSchema(widget.definition))}`,
      `component: Widget${at}`,
      ...(loadingOf(widget) ? [`loading: loading${at}`] : []),
      ...(migrationsOf(widget)
        ? [`version: ${widget.definition.version ?? 1}, migrations: migrations${at}`]
        : []),
    ].join(', ')} }]`;
  return `
    ${widgets.map(({ component }, at) => `import Widget${at} from '${component}';`).join('\n')}
    ${widgets.map((widget, at) => (loadingOf(widget) ? `import * as loading${at} from '${loadingOf(widget)}';` : '')).join('\n')}
    ${widgets.map((widget, at) => (migrationsOf(widget) ? `import { migrations as migrations${at} } from '${migrationsOf(widget)}';` : '')).join('\n')}
    export const widgets = new Map([
      ${widgets.map(entry).join(',\n')}
    ]);
  `;
}

async function developmentTable(): Promise<string> {
  const widgets = await loadDefinitions(findWidgets());
  return `
    export const version = ${JSON.stringify(version)};
    export const loaderHash = '';
    const files = {
      loader: () => import('#mount/loader.ts'),
      report: () => import('#mount/report.ts'),
      'edit-mode': () => import('#mount/edit-mode.ts'),
      ${widgets.map(({ name }) => `'${name}': () => import('${islandId(name)}')`).join(',\n')}
    };
    export const fetchFile = async (name) => files[name]?.();
    export const loads = new Map(${JSON.stringify(widgets.map(({ name, definition }) => [name, definition.load]))});
  `;
}
