/**
 * Builds dist/ (docs/reference.md#build-output). Vite's own pass builds the widgets' chunks and their shared chunks. Then this
 * plugin builds the files that need the names of those chunks: the script, the files for Node and the catalogue. Needs no
 * browser, database or server.
 */
import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { sharedGroups } from './chunk-groups.ts';
import type { Catalogue } from '../../src/exports/catalogue.ts';
import { compress } from './compress.ts';
import { shortenNames } from './file-names.ts';
import { findForeignModules } from './foreign-modules.ts';
import { writeIntegrity } from './integrity.ts';
import { leaveOutUnused } from './library-parts.ts';
import { inOneFile } from './one-file.ts';
import { type BuiltTables, islandId, tables } from './plugin.ts';
import type { Project } from './project.ts';
import { propTypes } from './prop-types.ts';
import { reservedSpaceCss } from './reserved-space.ts';
import { RUNTIME, runtimeFile } from './runtime.ts';
import { builtHashes, builtTable, chunkOf, filesOf, HTTP_CLIENT, ownFiles, stylesOf } from './table.ts';
import { writeThemes } from './themes.ts';
import { Parts } from './third-party.ts';
import type { LoadedDefinition } from './widgets.ts';

/** Fixed names of files that measurements outside the project refer to, by the module's name. */
const KNOWN_AS: Readonly<Record<string, string>> = { 'fallback-state': 'carry-over' };

/** Lists the files for Node beside `server.js`, with their sources in `packages/server/`. */
const FOR_NODE: readonly (readonly [source: string, file: string])[] = [
  ['pool', 'pool.js'],
  ['worker', 'prerender-worker.js'],
  ['bin', 'prerender.js'],
];

/** Returns the configuration of the pass that builds the chunks with the plugins of vite.config.ts. */
async function chunks(project: Project, dist: string): Promise<InlineConfig> {
  const { widgets } = await project.definitions();
  const names = new Set(widgets.map(({ name }) => name));
  const client = runtimeFile(`src/api/${HTTP_CLIENT}`);
  return {
    base: './',
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'chunks/[name]-[hash:8].js' } } },
    build: {
      outDir: dist,
      manifest: true,
      target: 'es2022',
      modulePreload: {
        polyfill: false,
        // The page has these files when a chunk is imported.
        resolveDependencies: (_, files) =>
          files.filter((file) => !/(?:^|\/)(?:react|runtime|rolldown-runtime)-[^/]*$/.test(file)),
      },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        // Most of a build's time is spent after this pass, so Vite's timings would mislead.
        checks: { pluginTimings: false },
        // A widget's file may have exports for the widget's lazy parts, which saves a file for them. If Firefox fails to load the widget's file at first,
        // the parts fail until the page loads again, as those with any other shared file do (mount/fetch-file.ts).
        preserveEntrySignatures: 'allow-extension',
        input: {
          ...Object.fromEntries(widgets.map(({ name }) => [name, islandId(name)])),
          report: runtimeFile('mount/editing/report'),
          'edit-mode': runtimeFile('mount/editing/edit-mode'),
          saaristo: project.stylesheet,
        },
        output: {
          entryFileNames: 'chunks/[name]-[hash:8].js',
          // Rolldown names a shared file after a module in it. Such a module can have the name of a widget or of a file that the script
          // names.
          chunkFileNames: ({ name, facadeModuleId }) =>
            `chunks/${KNOWN_AS[name] ?? name}${names.has(name) || (name === HTTP_CLIENT && facadeModuleId !== client) ? '.parts' : ''}-[hash:8].js`,
          assetFileNames: 'chunks/[name]-[hash:8][extname]',
          codeSplitting: {
            groups: [...(project.options.groups ?? sharedGroups)],
          },
        },
      },
    },
  };
}

/** Writes dist/saaristo.css, the page's one stylesheet. Its name is fixed; it includes the rules that reserve space for each widget. */
async function writeStylesheet(dist: string, widgets: LoadedDefinition[]): Promise<void> {
  const [built] = (await readdir(join(dist, 'chunks'))).filter((file) => /^saaristo-.*\.css$/.test(file));
  const css = await readFile(join(dist, 'chunks', built!), 'utf8');
  await rm(join(dist, 'chunks', built!));
  await writeFile(join(dist, 'saaristo.css'), css + reservedSpaceCss(widgets));
}

/** Runs the passes of a build that follow the chunks. */
class Passes {
  readonly #project: Project;
  readonly #dist: string;
  readonly #parts: Parts;

  constructor(project: Project, dist: string, parts: Parts) {
    this.#project = project;
    this.#dist = dist;
    this.#parts = parts;
  }

  get #shared(): InlineConfig {
    return {
      root: this.#project.root,
      configFile: false,
      base: './',
      publicDir: false,
      logLevel: 'warn',
    };
  }

  /** Builds a page's script into the output folder. */
  #script(plugins: Plugin[], rolldownOptions: NonNullable<InlineConfig['build']>['rolldownOptions']) {
    return build({
      ...this.#shared,
      plugins: [...plugins, this.#parts.plugin()],
      build: {
        outDir: this.#dist,
        emptyOutDir: false,
        target: 'es2022',
        reportCompressedSize: false,
        modulePreload: false,
        rolldownOptions: { optimization: { inlineConst: true }, ...rolldownOptions },
      },
    });
  }

  /** Builds the script that contains names of other files. */
  script(input: string, name: string, built: BuiltTables): Promise<unknown> {
    return this.#script([tables(this.#project, built)], {
      input: runtimeFile(input),
      output: { entryFileNames: name },
    });
  }

  /**
   * Builds a script, with all its dependencies in one file, for pages on which nothing is mounted.
   * @param format `iife` for scripts whose text pages contain: their names must not be global
   */
  alone(input: string, name: string, plugins: Plugin[], format: 'es' | 'iife' = 'es'): Promise<unknown> {
    return this.#script([inOneFile(), tables(this.#project, { table: '' }), leaveOutUnused(), ...plugins], {
      preserveEntrySignatures: 'exports-only',
      input,
      output: { entryFileNames: name, codeSplitting: false, format },
    });
  }

  /** Builds a file for Node with all its dependencies, so that a server needs to install nothing else. */
  forNode(input: string, name: string, plugins: Plugin[]): Promise<unknown> {
    return build({
      ...this.#shared,
      plugins: [...plugins, this.#parts.plugin()],
      oxc: { jsx: { runtime: 'automatic', development: false } },
      // Selects React's production build, also for a development build of the browser's files.
      define: { 'process.env.NODE_ENV': '"production"' },
      // jsdom (for rich text) and tinypool stay external packages: both load files of their own by path.
      ssr: { noExternal: true, external: ['jsdom', 'tinypool'], target: 'node' },
      build: {
        ssr: runtimeFile(input),
        outDir: this.#dist,
        emptyOutDir: false,
        target: 'node20',
        rolldownOptions: {
          checks: { pluginTimings: false },
          output: {
            entryFileNames: name,
            codeSplitting: false,
            comments: false,
            // Names and lines stay for stack traces, and Node prints the line of an uncaught error.
            minify: {
              compress: { keepNames: { function: true, class: true } },
              mangle: { keepNames: true },
              codegen: { removeWhitespace: false },
            },
          },
        },
      },
    });
  }
}

/** Runs every pass after the chunks. */
async function complete(project: Project, dist: string, parts: Parts): Promise<void> {
  const { version, options } = project;
  const { firstParts = {}, scripts = {}, plugins = () => [] } = options;
  const { widgets, catalogueEntry, catalogueTexts, sharedTexts } = await project.definitions();
  const passes = new Passes(project, dist, parts);
  await writeStylesheet(dist, widgets);
  const manifest = await shortenNames(dist, (names, file) => stylesOf(names, file, firstParts));
  await writeThemes(dist);

  await passes.script('mount/entry', 'saaristo.js', {
    table: builtTable(widgets, version),
    hashes: builtHashes(manifest, widgets),
  });

  for (const name of ['lost-script', 'personal'])
    await passes.alone(runtimeFile(`mount/page/${name}`), `${name}.js`, [], 'iife');
  for (const [name, file] of Object.entries(scripts))
    await passes.alone(resolve(project.root, file), `${name}.js`, plugins());

  const filesToPreload = (name: string): string[] => filesOf(manifest, chunkOf(manifest, name), firstParts);
  const catalogue: Catalogue = {
    version,
    widgets: widgets.map((widget) => catalogueEntry(widget, filesToPreload(widget.name))),
    editorTexts: catalogueTexts(sharedTexts),
    runtime: ownFiles(manifest),
  };
  await writeFile(join(dist, 'widgets.json'), JSON.stringify(catalogue));
  await writeFile(join(dist, 'widgets.d.ts'), propTypes(catalogue.widgets, project.root !== RUNTIME));
  await compress(dist);
  // Pictures of the widgets, for overviews of the widgets.
  const pictures = options.pictures && resolve(project.root, options.pictures);
  if (pictures && existsSync(pictures)) await cp(pictures, join(dist, 'pictures'), { recursive: true });

  const forServer = [tables(project, { table: '' }), leaveOutUnused({ isForNode: true }), ...plugins()];
  await passes.forNode('packages/server/server', 'server.js', forServer);
  /** Files for Node import each other, so that none is in two of them. */
  const beside: Plugin = {
    name: 'beside',
    enforce: 'pre',
    resolveId: (id) => {
      const [, name] = /^\.\/(server|pool)\.(?:ts|js)$/.exec(id) ?? [];
      return name ? { id: `./${name}.js`, external: true } : undefined;
    },
  };
  for (const [input, name] of FOR_NODE) await passes.forNode(`packages/server/${input}`, name, [beside]);
  await chmod(join(dist, 'prerender.js'), 0o755);
  await parts.write(dist, project);
  await writeIntegrity(dist);
}

/** Makes `vite build` write the bundle into Vite's `build.outDir`. */
export function bundle(project: Project): Plugin {
  const parts = new Parts();
  /** Absolute path of the finished bundle. */
  let out: string;
  /** Temporary folder of the build. It replaces `out` when the build is complete, so that a running server always finds every file. */
  let dist: string;
  let isDevelopment = false;
  return {
    name: 'saaristo-bundle',
    // Storybook builds pages of its own with the same plugins.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && !process.env['STORYBOOK'],
    async config({ root, build: given }) {
      project.root = root;
      out = resolve(project.root, given?.outDir ?? 'dist');
      dist = join(project.root, `.cache/dist-${process.pid}`);
      return chunks(project, dist);
    },
    // Vite's list of files names those of the finished bundle.
    configResolved({ logger, isProduction }) {
      isDevelopment = !isProduction;
      const { info } = logger;
      const [from, to] = [dist, out].map((folder) => `${relative(project.root, folder)}/`) as [
        string,
        string,
      ];
      logger.info = (text, options) => info(text.replaceAll(from, to), options);
    },
    // The script on every page creates the store.
    load: (id) =>
      id === runtimeFile('src/store/page-store')
        ? `export const pageStore = () => globalThis[Symbol.for('saaristo.store')];`
        : undefined,
    async generateBundle(_, files) {
      parts.add(files);
      // The default groups follow from the imports. The limit counts modules as a production build renders them.
      if (!project.options.groups || isDevelopment) return;
      const { widgets } = await project.definitions();
      const entries = new Map(
        widgets.map(({ name }) => [name, `${project.root}/virtual/saaristo/island/${name}.ts`]),
      );
      const foreign = findForeignModules(files, entries, (id) => this.getModuleInfo(id)?.importedIds ?? []);
      for (const [name, modules] of foreign)
        this.error(
          `${name} loads modules that it does not import; name the shared ones in a group: ${modules.map((id) => id.replace(project.root, '')).join(', ')}`,
        );
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await complete(project, dist, parts);
        await rm(out, { recursive: true, force: true });
        await rename(dist, out);
      },
    },
  };
}
