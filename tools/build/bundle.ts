/**
 * What `vite build` writes to dist/ (docs/embedding.md#what-the-build-gives): Vite's own pass makes every widget's chunk with what they
 * share; then, since their names are known, this plugin builds the two small scripts that name them, the two files for Node, and the
 * catalogue. Needs no browser, database or server.
 */
import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { sharedGroups } from './chunk-groups.ts';
import type { Catalogue } from '../../src/exports/catalogue.ts';
import { compress } from './compress.ts';
import { digest, shortenNames } from './file-names.ts';
import { writeIntegrity } from './integrity.ts';
import { leaveOutUnused } from './library-parts.ts';
import { inOneFile } from './one-file.ts';
import { type BuiltTables, islandId, tables } from './plugin.ts';
import type { Project } from './project.ts';
import { propTypes } from './prop-types.ts';
import { reservedSpaceCss } from './reserved-space.ts';
import { runtimeFile } from './runtime.ts';
import { builtHashes, builtTable, chunkOf, filesOf, HTTP_CLIENT, ownFiles, stylesOf } from './table.ts';
import { Parts } from './third-party.ts';
import type { LoadedDefinition } from './widgets.ts';

/** Files that measurements outside of the project know by another name than their module's. */
const KNOWN_AS: Readonly<Record<string, string>> = { 'fallback-state': 'carry-over' };

/** The chunks: what Vite builds with the plugins of vite.config.ts. */
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
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        // What comes after the chunks is most of a build.
        checks: { pluginTimings: false },
        preserveEntrySignatures: 'allow-extension',
        input: {
          ...Object.fromEntries(widgets.map(({ name }) => [name, islandId(name)])),
          report: runtimeFile('mount/report'),
          'edit-mode': runtimeFile('mount/edit-mode'),
          saaristo: project.stylesheet,
        },
        output: {
          entryFileNames: 'chunks/[name]-[hash:8].js',
          // A shared file is named after a module in it, which may be called as a widget is, or as a file that the loader names.
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

/** dist/saaristo.css: the page's one stylesheet has a fixed name, and holds the space reserved for each widget. */
async function writeStylesheet(dist: string, widgets: LoadedDefinition[]): Promise<void> {
  const [built] = (await readdir(join(dist, 'chunks'))).filter((file) => /^saaristo-.*\.css$/.test(file));
  const css = await readFile(join(dist, 'chunks', built!), 'utf8');
  await rm(join(dist, 'chunks', built!));
  await writeFile(join(dist, 'saaristo.css'), css + reservedSpaceCss(widgets));
}

/** The passes of a build after its chunks. */
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

  /** Builds a script of a page, into the folder itself. */
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
        rolldownOptions: rolldownOptions!,
      },
    });
  }

  /** Builds one of the two files that know the names of others. */
  one(input: string, name: string, built: BuiltTables): Promise<unknown> {
    return this.#script([tables(this.#project, built)], {
      // What the script imports of the loader's file.
      preserveEntrySignatures: 'strict',
      input: runtimeFile(input),
      output: { entryFileNames: name },
    });
  }

  /** Builds a script of a page on which nothing is mounted, with all that it needs. */
  alone(input: string, name: string, plugins: Plugin[]): Promise<unknown> {
    return this.#script([inOneFile(), tables(this.#project, { table: '' }), leaveOutUnused(), ...plugins], {
      input,
      output: { entryFileNames: name, codeSplitting: false },
    });
  }

  /** Builds what runs in Node, with all that it needs: a server installs nothing but these files. */
  forNode(input: string, name: string, plugins: Plugin[]): Promise<unknown> {
    return build({
      ...this.#shared,
      plugins: [...plugins, this.#parts.plugin()],
      oxc: { jsx: { runtime: 'automatic' } },
      // React's own two halves: a server has use for the fast one alone.
      define: { 'process.env.NODE_ENV': '"production"' },
      // A window for rich text is found beside: it is of many files, and no bundler's.
      ssr: { noExternal: true, external: ['jsdom'], target: 'node' },
      build: {
        ssr: runtimeFile(input),
        outDir: this.#dist,
        emptyOutDir: false,
        target: 'node20',
        rolldownOptions: {
          checks: { pluginTimings: false },
          output: { entryFileNames: name, codeSplitting: false },
        },
      },
    });
  }
}

/** Everything after the chunks. */
async function complete(project: Project, dist: string, parts: Parts): Promise<void> {
  const { version, options } = project;
  const { sheets = [], firstParts = {}, scripts = {}, plugins = () => [] } = options;
  const { widgets, catalogueEntry, catalogueTexts, sharedTexts } = await project.definitions();
  const passes = new Passes(project, dist, parts);
  await writeStylesheet(dist, widgets);
  const manifest = await shortenNames(dist, sheets, (names, file) => stylesOf(names, file, firstParts));

  await passes.one('mount/loader', 'loader.js', { table: '', hashes: builtHashes(manifest, widgets) });
  const loaderHash = digest(await readFile(join(dist, 'loader.js'), 'utf8'));
  const loader = `chunks/loader-${loaderHash}.js`;
  await rename(join(dist, 'loader.js'), join(dist, loader));
  await passes.one('mount/entry', 'saaristo.js', { table: builtTable(widgets, loaderHash, version) });

  for (const [name, file] of Object.entries(scripts))
    await passes.alone(resolve(project.root, file), `${name}.js`, plugins());

  /** A widget's own script first; the loader's last, as it is everybody's. */
  const filesToPreload = (name: string): string[] => {
    const files = filesOf(manifest, chunkOf(manifest, name), firstParts);
    const styles = files.findIndex((file) => file.endsWith('.css'));
    return files.toSpliced(styles === -1 ? files.length : styles, 0, loader);
  };
  const catalogue: Catalogue = {
    version,
    widgets: widgets.map((widget) => catalogueEntry(widget, filesToPreload(widget.name))),
    editorTexts: catalogueTexts(sharedTexts),
    runtime: ownFiles(manifest),
  };
  await writeFile(join(dist, 'widgets.json'), `${JSON.stringify(catalogue, null, 2)}\n`);
  await writeFile(join(dist, 'widgets.d.ts'), propTypes(catalogue.widgets));
  await compress(dist);
  // Of the widgets, for whoever lists them.
  const pictures = options.pictures && resolve(project.root, options.pictures);
  if (pictures && existsSync(pictures)) await cp(pictures, join(dist, 'pictures'), { recursive: true });

  await passes.forNode('prerender/server', 'server.js', [tables(project, { table: '' }), ...plugins()]);
  await passes.forNode('prerender/bin', 'prerender.js', [
    {
      name: 'beside',
      enforce: 'pre',
      // The widgets are in the file beside it.
      resolveId: (id) =>
        /^\.\/server\.(ts|js)$/.test(id) ? { id: './server.js', external: true } : undefined,
    },
  ]);
  await chmod(join(dist, 'prerender.js'), 0o755);
  await parts.write(dist, project);
  await writeIntegrity(dist);
}

/** Makes `vite build` write the bundle into Vite's `build.outDir`. */
export function bundle(project: Project): Plugin {
  const parts = new Parts();
  /** Where the bundle goes to. */
  let out: string;
  /** Written beside it and put in its place when all is there: a server that runs meanwhile misses nothing. */
  let dist: string;
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
    generateBundle(_, files) {
      parts.add(files);
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
