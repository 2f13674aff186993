/**
 * What `vite build` writes to dist/ (docs/embedding.md#what-the-build-gives): Vite's own pass makes every widget's chunk with what they
 * share; then, since their names are known, this plugin builds the two small scripts that name them, the two files for Node, and the
 * catalogue. Needs no browser, database or server.
 */
import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { catalogueEntry } from './catalogue.ts';
import { groups, sheets } from './chunk-groups.ts';
import { compress } from './compress.ts';
import { digest, shortenNames } from './file-names.ts';
import { logoFolder } from './logos.ts';
import { islandId, saaristo, version } from './plugin.ts';
import { reservedSpaceCss } from './reserved-space.ts';
import { builtHashes, builtTable, chunkOf, filesOf, stylesOf } from './table.ts';
import { findWidgets, loadDefinitions, type LoadedDefinition, ROOT } from './widgets.ts';

const shared: InlineConfig = {
  root: ROOT,
  configFile: false,
  base: './',
  publicDir: false,
  logLevel: 'warn',
};

/** Taken by `npm run pictures`, one a widget. */
const PICTURES = join(ROOT, 'docs/pictures');

/** Files that measurements outside of the project know by another name than their module's. */
const KNOWN_AS: Readonly<Record<string, string>> = { 'fallback-state': 'carry-over' };

/** The chunks: what Vite builds with the plugins of vite.config.ts. */
const chunks = (dist: string, widgets: readonly LoadedDefinition[]): InlineConfig => {
  const names = new Set(widgets.map(({ name }) => name));
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
          report: join(ROOT, 'mount/report.ts'),
          'edit-mode': join(ROOT, 'mount/edit-mode.ts'),
          saaristo: join(ROOT, 'styles/saaristo.css'),
        },
        output: {
          entryFileNames: 'chunks/[name]-[hash:8].js',
          // A shared file is named after a module in it, which may be called as a widget is.
          chunkFileNames: ({ name }) =>
            `chunks/${KNOWN_AS[name] ?? name}${names.has(name) ? '.parts' : ''}-[hash:8].js`,
          assetFileNames: 'chunks/[name]-[hash:8][extname]',
          codeSplitting: {
            groups,
          },
        },
      },
    },
  };
};

/** dist/saaristo.css: the page's one stylesheet has a fixed name, and holds the space reserved for each widget. */
async function writeStylesheet(dist: string, widgets: LoadedDefinition[]): Promise<void> {
  const [built] = (await readdir(join(dist, 'chunks'))).filter((file) => /^saaristo-.*\.css$/.test(file));
  const css = await readFile(join(dist, 'chunks', built!), 'utf8');
  await rm(join(dist, 'chunks', built!));
  await writeFile(join(dist, 'saaristo.css'), css + reservedSpaceCss(widgets));
}

/** Builds one of the two files that know the names of others, into the folder itself. */
const buildOne = (dist: string, input: string, name: string, plugin: Plugin): Promise<unknown> =>
  build({
    ...shared,
    plugins: [plugin],
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        // What the script imports of the loader's file.
        preserveEntrySignatures: 'strict',
        input: join(ROOT, input),
        output: { entryFileNames: name },
      },
    },
  });

/** Builds what runs in Node, with all that it needs: a server installs nothing but these files. */
const buildForNode = (
  dist: string,
  input: string,
  name: string,
  plugins: NonNullable<InlineConfig['plugins']>,
): Promise<unknown> =>
  build({
    ...shared,
    plugins,
    // React's own two halves: a server has use for the fast one alone.
    define: { 'process.env.NODE_ENV': '"production"' },
    // A window for rich text is found beside: it is of many files, and no bundler's.
    ssr: { noExternal: true, external: ['jsdom'], target: 'node' },
    build: {
      ssr: join(ROOT, input),
      outDir: dist,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { entryFileNames: name, codeSplitting: false },
      },
    },
  });

/** Everything after the chunks. */
async function complete(dist: string, widgets: LoadedDefinition[]): Promise<void> {
  await writeStylesheet(dist, widgets);
  const manifest = await shortenNames(dist, sheets, stylesOf);

  await buildOne(dist, 'mount/loader.ts', 'loader.js', saaristo('', builtHashes(manifest, widgets)));
  const loaderHash = digest(await readFile(join(dist, 'loader.js'), 'utf8'));
  const loader = `chunks/loader-${loaderHash}.js`;
  await rename(join(dist, 'loader.js'), join(dist, loader));
  await buildOne(dist, 'mount/entry.ts', 'saaristo.js', saaristo(builtTable(widgets, loaderHash)));

  /** A widget's own script first; the loader's last, as it is everybody's. */
  const filesToPreload = (name: string): string[] => {
    const files = filesOf(manifest, chunkOf(manifest, name));
    const styles = files.findIndex((file) => file.endsWith('.css'));
    return files.toSpliced(styles === -1 ? files.length : styles, 0, loader);
  };
  const catalogue = {
    version,
    widgets: widgets.map((widget) => catalogueEntry(widget, filesToPreload(widget.name))),
  };
  await writeFile(join(dist, 'widgets.json'), `${JSON.stringify(catalogue, null, 2)}\n`);
  await compress(dist);
  // Of the widgets, for whoever lists them.
  if (existsSync(PICTURES)) await cp(PICTURES, join(dist, 'pictures'), { recursive: true });

  await buildForNode(dist, 'prerender/server.ts', 'server.js', [saaristo(''), logoFolder(), react()]);
  await buildForNode(dist, 'prerender/bin.ts', 'prerender.js', [
    {
      name: 'beside',
      enforce: 'pre',
      // The widgets are in the file beside it.
      resolveId: (id) => (id === './server.ts' ? { id: './server.js', external: true } : undefined),
    },
  ]);
  await chmod(join(dist, 'prerender.js'), 0o755);
}

/** Makes `vite build` write dist/. */
export function bundle(): Plugin {
  /** Written beside dist/ and put in its place when all is there: a server that runs meanwhile misses nothing. */
  const dist = join(ROOT, `.cache/dist-${process.pid}`);
  return {
    name: 'saaristo-bundle',
    apply: 'build',
    config: async () => chunks(dist, await loadDefinitions(findWidgets())),
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await complete(dist, await loadDefinitions(findWidgets()));
        await rm(join(ROOT, 'dist'), { recursive: true, force: true });
        await rename(dist, join(ROOT, 'dist'));
      },
    },
  };
}
