/** Creates the package's package.json from the repository's, whose entries are TypeScript that others cannot run. */

export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | { types: string; default: string }>;
  bin: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  [key: string]: unknown;
}

const isSource = (path: string): boolean => /\.tsx?$/.test(path);

/** Converts `./src/a.ts` to `./lib/src/a.js`. Built files keep their paths. */
const toLibraryPath = (path: string, ending: string): string =>
  path.replace(/^\.\/(.*)\.tsx?$/, `./lib/$1${ending}`).replace(/^\.\/styles\//, './lib/styles/');

/** Lists the sources behind the package's exports: those to convert, and those to write declarations for. */
export function listEntries({
  exports,
  bin,
}: Pick<Manifest, 'exports' | 'bin'>): Record<'run' | 'declared', string[]> {
  const targets = Object.values(exports);
  const pick = (key: 'types' | 'default'): string[] =>
    targets.flatMap((target) => {
      const path = typeof target === 'string' ? target : target[key];
      return isSource(path) ? [path.slice(2)] : [];
    });
  const commands = Object.values(bin).filter(isSource);
  return { run: [...pick('default'), ...commands.map((path) => path.slice(2))], declared: pick('types') };
}

/** Fields that are the same in both. The repository's own package.json is private, so that nobody publishes the sources. */
const KEPT = [
  'name',
  'version',
  'description',
  'keywords',
  'license',
  'repository',
  'homepage',
  'bugs',
  'type',
  'engines',
  'files',
];

/** Optional peer dependencies: a page must not have two copies of them, or only some servers need them (traces, metrics), or only tests. */
const PEERS = [
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/exporter-trace-otlp-proto',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  'axe-core',
  'prom-client',
  'puppeteer-core',
  'react',
  'react-dom',
  'vite',
  'vitest',
];

/**
 * @param packages that the library and the files for Node import
 * @throws if one of them is not a dependency of the repository
 */
export function createManifest(manifest: Manifest, packages: ReadonlySet<string>): Record<string, unknown> {
  const { exports, bin, dependencies, devDependencies } = manifest;
  const known = { ...devDependencies, ...dependencies };
  const getVersion = (name: string): string => {
    const version = known[name];
    if (version === undefined)
      throw new Error(`The package imports "${name}", which is missing from package.json`);
    return version;
  };
  const listVersions = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.toSorted().map((name) => [name, getVersion(name)]));
  const kept = KEPT.map((key) => [key, manifest[key]]);
  return {
    ...Object.fromEntries(kept),
    sideEffects: ['*.css', './dist/*', './lib/mount/**', './lib/src/store/store.js'],
    types: toLibraryPath(String(manifest['types']), '.d.ts'),
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, target]) => {
        if (typeof target !== 'string')
          return [
            name,
            { types: toLibraryPath(target.types, '.d.ts'), default: toLibraryPath(target.default, '.js') },
          ];
        return [
          name,
          isSource(target)
            ? { types: toLibraryPath(target, '.d.ts'), default: toLibraryPath(target, '.js') }
            : toLibraryPath(target, ''),
        ];
      }),
    ),
    bin: Object.fromEntries(Object.entries(bin).map(([name, path]) => [name, toLibraryPath(path, '.js')])),
    dependencies: listVersions([...packages].filter((name) => !PEERS.includes(name))),
    peerDependencies: listVersions(PEERS),
    peerDependenciesMeta: Object.fromEntries(PEERS.map((name) => [name, { optional: true }])),
  };
}
