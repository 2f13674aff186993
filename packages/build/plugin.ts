/**
 * Provides the runtime's table of widgets and creates each widget's chunk from its definition and component: in development, in the build
 * and in each of the build's own passes.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { classNameOf } from './class-names.ts';
import { findErrorPlace } from './error-place.ts';
import type { Project } from './project.ts';
import { reservedSpaceCss } from './reserved-space.ts';
import { RUNTIME, runtimeFile } from './runtime.ts';
import { type LoadedDefinition, migrationsOf } from './widgets.ts';
import { islandStyles } from './island-styles.ts';
import { withoutScript } from './without-script.ts';

const TABLE = 'virtual:saaristo/widgets';
const HASHES = 'virtual:saaristo/hashes';
const ISLAND = 'virtual:saaristo/island/';
const RESERVED = 'virtual:saaristo/reserved-space.css';
const SERVER = 'virtual:saaristo/server-widgets';
/** The page's stylesheet in development. */
const STYLESHEET = 'virtual:saaristo/stylesheet.css';

/** The files that a page includes, as a development server serves them. */
const SCRIPT_URL = '/saaristo.js';
const STYLESHEET_URL = '/saaristo.css';

/** Vite's wrapper for every `import()` of a build. */
const PRELOAD = '\0vite/preload-helper.js';

export const islandId = (name: string): string => ISLAND + name;

/** Quotes a path for an import. */
const quoted = (path: string): string => JSON.stringify(path);
const runtime = (path: string): string => quoted(runtimeFile(path));

/** The tables of one pass of the build. */
export interface BuiltTables {
  /** The code of `virtual:saaristo/widgets`. */
  table?: string;
  /** The code of `virtual:saaristo/hashes`. */
  hashes?: string;
}

/**
 * Creates the plugin.
 * @param built the tables of a build's pass; without `table`, the development table, which imports the sources
 */
export function tables(project: Project, built: BuiltTables = {}): Plugin {
  let replaced = new Map<string, string>();
  const isTest = process.env['VITEST'] !== undefined;
  return {
    name: 'saaristo',
    // Runs before Vite's own helper.
    enforce: 'pre',
    // For other readers of vite.config.ts, such as `saaristo new-widget`.
    api: { project },
    // Pages import virtual modules, which Vite's dependency scan cannot read. Dependencies that the scan misses would reach a running page
    // later, with a second React.
    config({ root }) {
      project.root = root;
      replaced = project.replaced;
      const isInside = project.root === RUNTIME;
      return {
        resolve: { dedupe: ['react', 'react-dom'] },
        optimizeDeps: {
          entries: [
            `${project.options.widgets ?? 'widgets'}/*/*/{*.tsx,load.ts}`,
            ...(isInside ? ['mount/{island/island.tsx,editing/{report,edit-mode}.ts}'] : []),
          ],
          ...(!isInside && {
            // Keeps one store and one context of islands: the runtime's own.
            exclude: ['saaristo'],
            include: [
              'react',
              'react/jsx-runtime',
              'react/jsx-dev-runtime',
              'react-dom',
              'react-dom/client',
              'saaristo > zustand/vanilla',
            ],
          }),
        },
        ssr: { noExternal: ['saaristo'] },
        css: {
          postcss: { plugins: [islandStyles, withoutScript] },
          modules: { generateScopedName: classNameOf },
        },
        ...(isTest && { test: { css: { include: [/\.module\.css$/] } } }),
      };
    },
    configResolved({ css }) {
      // The same names in tests, to which vitest gives its own, and in the process that renders for them (packages/testing/).
      if (isTest && css.modules) css.modules.generateScopedName = '[local]';
    },
    configureServer(server) {
      const { widgetsFolder } = project;
      // The runtime's own frames are between those of widgets.
      const isOwn = (file: string): boolean =>
        file.startsWith(`${project.root}/`) &&
        !/(^|\/)node_modules\/|^mount\//.test(file.slice(project.root.length + 1));
      server.hot.on('saaristo:error', ({ id, stack }: { id: number; stack: unknown }, client) => {
        void findErrorPlace(server, String(stack), isOwn)
          // The file may be deleted by now.
          .catch(() => ({}))
          .then((place) => client.send('saaristo:place', { id, ...place }));
      });
      server.watcher.add(widgetsFolder);
      server.watcher.on('all', (_, file) => {
        if (
          !file.startsWith(`${widgetsFolder}/`) ||
          !/\/(widget|examples|editor-texts|load|migrations)\.ts$/.test(file)
        )
          return;
        project.forget();
        for (const { moduleGraph } of Object.values(server.environments))
          for (const [id, module] of moduleGraph.idToModuleMap)
            if (id.startsWith(`${project.root}/virtual/saaristo/`)) moduleGraph.invalidateModule(module);
        server.hot.send({ type: 'full-reload' });
      });
    },
    resolveId(id) {
      const { root } = project;
      if (id === SCRIPT_URL) return runtimeFile('mount/entry');
      if (id.split('?')[0] === STYLESHEET_URL)
        return `${root}/${STYLESHEET.replace(/:/g, '/')}${id.slice(STYLESHEET_URL.length)}`;
      // The usual prefix \0 is missing on purpose: island modules import the project's files, and other plugins must treat them as such.
      if ([TABLE, HASHES, RESERVED, SERVER, STYLESHEET].includes(id) || id.startsWith(ISLAND))
        return `${root}/${id.replace(/:/g, '/')}${id.endsWith('.css') ? '' : '.ts'}`;
      return undefined;
    },
    async load(file) {
      if (file === PRELOAD)
        return `export { importChunk as __vitePreload } from ${runtime('mount/island/chunk-loader')};`;
      const own = replaced.get(file.replace(/\?.*$/, ''));
      if (own !== undefined) return own;
      const { root } = project;
      const id = file.startsWith(`${root}/virtual/`)
        ? file
            .slice(root.length + 1)
            .replace('/', ':')
            .replace(/\?.*$/, '')
            .replace(/\.ts$/, '')
        : '';
      if (id === HASHES) return built.hashes ?? 'export const hashes = "", shared = "";';
      if (id === TABLE && isTest) return `export * from ${runtime('packages/testing/table')};`;
      if (id === TABLE) return built.table ?? developmentTable(project);
      if (id === SERVER) return serverModule(project);
      if (id === RESERVED) return reservedSpaceCss((await project.definitions()).widgets);
      if (id === STYLESHEET)
        return `@import ${quoted(project.stylesheet)};\n${reservedSpaceCss((await project.definitions()).widgets)}`;
      if (id.startsWith(ISLAND)) return islandModule(project, id.slice(ISLAND.length));
      return undefined;
    },
  };
}

/**
 * Creates the code of a widget's chunk: its component, name and schema. Visitors need nothing else of its definition. The build adds the names
 * of its stylesheets (file-names.ts); in development its modules load their styles themselves.
 */
async function islandModule(project: Project, name: string): Promise<string> {
  const { widgets, propsSchema } = await project.definitions();
  const widget = widgets.find((found) => found.name === name);
  if (!widget) throw new Error(`There is no widget "${name}" in ${project.widgetsFolder}`);
  const loading = loadingOf(widget);
  const migrations = migrationsOf(widget);
  const loaded = `createLoadedWidget('${name}', schema, Widget${loading ? `, createDataLoader('${name}', schema, loading)` : ''})`;
  return `
    import { createLoadedWidget } from ${runtime('mount/island/island')};
    import Widget from ${quoted(widget.component)};
    ${loading ? `import { createDataLoader } from ${runtime('mount/island/load')};\nimport * as loading from ${quoted(loading)};` : ''}
    ${migrations ? `import { withMigrations } from ${runtime('mount/island/migrate')};\nimport { migrations } from ${quoted(migrations)};` : ''}
    const schema = ${JSON.stringify(propsSchema(widget.definition))};
    export default ${migrations ? `withMigrations(${loaded}, ${widget.definition.version ?? 1}, migrations)` : loaded};
  `;
}

/** Returns the path of `load.ts`, which loads a widget's data before its first render, or undefined if the widget has none. */
export function loadingOf({ folder }: { folder: string }): string | undefined {
  const file = join(folder, 'load.ts');
  return existsSync(file) ? file : undefined;
}

/** Creates a module with all widgets, for the server. */
async function serverModule(project: Project): Promise<string> {
  const { widgets, propsSchema } = await project.definitions();
  /** Returns a widget's entry. Its imports have the widget's index in their names. */
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
    ${widgets.map(({ component }, at) => `import Widget${at} from ${quoted(component)};`).join('\n')}
    ${widgets
      .map((widget, at) => [loadingOf(widget), at] as const)
      .map(([file, at]) => (file ? `import * as loading${at} from ${quoted(file)};` : ''))
      .join('\n')}
    ${widgets
      .map((widget, at) => [migrationsOf(widget), at] as const)
      .map(([file, at]) => (file ? `import { migrations as migrations${at} } from ${quoted(file)};` : ''))
      .join('\n')}
    export const widgets = new Map([
      ${widgets.map(entry).join(',\n')}
    ]);
  `;
}

async function developmentTable(project: Project): Promise<string> {
  const { widgets, propsSchema } = await project.definitions();
  const schemas = Object.fromEntries(widgets.map(({ name, definition }) => [name, propsSchema(definition)]));
  return `
    import { startDevelopment } from ${runtime('mount/editing/development')};
    startDevelopment(${JSON.stringify(schemas)});
    export const version = ${JSON.stringify(project.version)};
    const files = {
      report: () => import(${runtime('mount/editing/report')}),
      'edit-mode': () => import(${runtime('mount/editing/edit-mode')}),
      ${widgets.map(({ name }) => `'${name}': () => import('${islandId(name)}')`).join(',\n')}
    };
    export const fetchFile = async (name) => files[name]?.();
    export const findIntegrity = () => undefined;
    export const getUrl = (file) => new URL(file, new URL('/', import.meta.url));
    export const loads = new Map(${JSON.stringify(widgets.map(({ name, definition }) => [name, definition.load]))});
  `;
}
