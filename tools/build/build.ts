/**
 * Writes dist/ (docs/embedding.md#what-the-build-gives): first every widget's chunk with what they share, then, knowing their names,
 * the one small script. Needs no browser, database or server.
 */
import { chmod, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { catalogueEntry } from './catalogue.ts';
import { groups, sheets } from './chunk-groups.ts';
import { compress } from './compress.ts';
import { digest, shortenNames } from './file-names.ts';
import { leaveOutUnused } from './library-parts.ts';
import { logoFolder } from './logos.ts';
import { islandId, saaristo, version } from './plugin.ts';
import { reservedSpaceCss } from './reserved-space.ts';
import { builtHashes, builtTable, chunkOf, filesOf, stylesOf } from './table.ts';
import { findWidgets, loadDefinitions, ROOT } from './widgets.ts';

/** Written beside dist/ and put in its place when all is there: a server that runs meanwhile misses nothing. */
const dist = join(ROOT, `.cache/dist-${process.pid}`);
const widgets = await loadDefinitions(findWidgets());
const names = new Set(widgets.map(({ name }) => name));

const shared: InlineConfig = {
  root: ROOT,
  configFile: false,
  base: './',
  publicDir: false,
  logLevel: 'warn',
};

await build({
  ...shared,
  plugins: [saaristo(''), leaveOutUnused(), logoFolder(), react()],
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'chunks/[name]-[hash:8].js' } } },
  build: {
    outDir: dist,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
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
        chunkFileNames: ({ name }) => `chunks/${name}${names.has(name) ? '.parts' : ''}-[hash:8].js`,
        assetFileNames: 'chunks/[name]-[hash:8][extname]',
        codeSplitting: {
          groups,
        },
      },
    },
  },
});

await writeStylesheet();

const manifest = await shortenNames(dist, sheets, stylesOf);

/** Builds one of the two files that know the names of others, into the folder itself. */
async function buildOne(input: string, name: string, plugin: Plugin): Promise<void> {
  await build({
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
}

await buildOne('mount/loader.ts', 'loader.js', saaristo('', builtHashes(manifest, widgets)));
const loaderHash = digest(await readFile(join(dist, 'loader.js'), 'utf8'));
const loader = `chunks/loader-${loaderHash}.js`;
await rename(join(dist, 'loader.js'), join(dist, loader));
await buildOne('mount/entry.ts', 'saaristo.js', saaristo(builtTable(widgets, loaderHash)));

/** A widget's own script first; the loader's last, as it is everybody's. */
function filesToPreload(name: string): string[] {
  const files = filesOf(manifest, chunkOf(manifest, name));
  const styles = files.findIndex((file) => file.endsWith('.css'));
  return files.toSpliced(styles === -1 ? files.length : styles, 0, loader);
}

const catalogue = {
  version,
  widgets: widgets.map((widget) => catalogueEntry(widget, filesToPreload(widget.name))),
};
await writeFile(join(dist, 'widgets.json'), `${JSON.stringify(catalogue, null, 2)}\n`);
await compress(dist);

/** Builds what runs in Node, with all that it needs: a server installs nothing but these files. */
async function buildForNode(
  input: string,
  name: string,
  plugins: NonNullable<InlineConfig['plugins']>,
): Promise<void> {
  await build({
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
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  });
}

await buildForNode('prerender/server.ts', 'server.js', [saaristo(''), logoFolder(), react()]);
await buildForNode('prerender/bin.ts', 'prerender.js', [
  {
    name: 'beside',
    enforce: 'pre',
    // The widgets are in the file beside it.
    resolveId: (id) => (id === './server.ts' ? { id: './server.js', external: true } : undefined),
  },
]);
await chmod(join(dist, 'prerender.js'), 0o755);

await rm(join(ROOT, 'dist'), { recursive: true, force: true });
await rename(dist, join(ROOT, 'dist'));

/** dist/saaristo.css: the page's one stylesheet has a fixed name, and holds the space reserved for each widget. */
async function writeStylesheet(): Promise<void> {
  const [built] = (await readdir(join(dist, 'chunks'))).filter((file) => /^saaristo-.*\.css$/.test(file));
  const css = await readFile(join(dist, 'chunks', built!), 'utf8');
  await rm(join(dist, 'chunks', built!));
  await writeFile(join(dist, 'saaristo.css'), css + reservedSpaceCss(widgets));
}
