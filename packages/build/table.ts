/**
 * Creates the tables of the build, for the script on every page: the names, load strategies and files of all widgets, so that it requests
 * all files of a widget at once. A widget's chunk also imports its other scripts and lists its styles, since a deploy may rename files.
 */
import { basename } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { formatChunks, formatEntry, RUNTIME_FILES } from '../../mount/hash-table.ts';
import { islandId, loadingOf } from './plugin.ts';
import { runtimeFile } from './runtime.ts';
import type { LoadedDefinition } from './widgets.ts';

type FirstParts = Readonly<Record<string, readonly string[]>>;

const keyOf = (name: string): string => `virtual/saaristo/island/${name}.ts`;

/**
 * Finds the chunk of a widget in Vite's manifest.
 * @throws if there is none
 */
export function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = Object.values(manifest).find((entry) => entry.isEntry && entry.name === name);
  if (!chunk) throw new Error(`The build has no chunk for ${islandId(name)} (${keyOf(name)})`);
  return chunk;
}

/**
 * Lists the files that a widget's chunk needs at once, relative to dist/: scripts, its own first, then styles. The styles of an imported
 * file come before those of the file that imports it.
 * @param firstParts names of parts by widget; the styles of a widget's parts are included
 */
export function filesOf(manifest: Manifest, chunk: ManifestChunk, firstParts: FirstParts = {}): string[] {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (one: ManifestChunk): void => {
    if (seen.has(one.file)) return;
    seen.add(one.file);
    for (const key of one.imports ?? []) visit(manifest[key]!);
    for (const file of one.css ?? []) styles.add(file);
  };
  visit(chunk);
  const scripts = [...seen];
  for (const part of firstParts[chunk.name ?? ''] ?? []) visit(partOf(manifest, part));
  return [...scripts, ...styles];
}

function partOf(manifest: Manifest, name: string): ManifestChunk {
  // A part that is built together with others has the name of their group.
  const part = Object.values(manifest).find(
    (entry) => !entry.isEntry && entry.name === name && entry.file.endsWith('.js'),
  );
  if (!part) throw new Error(`The build has no part "${name}"; correct firstParts of saaristo()`);
  return part;
}

/** Returns the stylesheets of a widget's own chunk, or undefined for any other file. */
export function stylesOf(
  manifest: Manifest,
  file: string,
  firstParts: FirstParts = {},
): string[] | undefined {
  const chunk = Object.values(manifest).find((entry) => entry.isEntry && entry.file === file);
  return chunk?.src?.startsWith('virtual/')
    ? filesOf(manifest, chunk, firstParts).filter((path) => path.endsWith('.css'))
    : undefined;
}

/** The file with the HTTP client. Builds whose widgets make no calls have none. */
export const HTTP_CLIENT = 'http-client';
const OWN = RUNTIME_FILES.filter((name) => name !== HTTP_CLIENT);

/** Finds the file of a name and the hash in its file name; undefined if there is none. */
function fileOf(manifest: Manifest, name: string): { file: string; hash: string } | undefined {
  const pattern = new RegExp(`^chunks/${name}-(\\w{5})\\.js$`);
  for (const { file } of Object.values(manifest)) {
    const hash = pattern.exec(file)?.[1];
    if (hash) return { file, hash };
  }
  return undefined;
}

/** Lists the files of the runtime that the script names. */
export const ownFiles = (manifest: Manifest): string[] =>
  RUNTIME_FILES.flatMap((name) => fileOf(manifest, name)?.file ?? []);

/**
 * Whether a widget makes a call at once when no server has rendered it, for its first render or for the visitor's data, through the file
 * `client`.
 */
function makesCalls(manifest: Manifest, widget: LoadedDefinition, client: string): boolean {
  const { personal, load } = widget.definition;
  if (!loadingOf(widget) && !(personal && load === 'eager')) return false;
  const seen = new Set<ManifestChunk>();
  const visit = (chunk: ManifestChunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const key of chunk.imports ?? []) visit(manifest[key]!);
  };
  visit(chunkOf(manifest, widget.name));
  return [...seen].some(({ dynamicImports = [] }) =>
    dynamicImports.some((key) => manifest[key]!.file === client),
  );
}

/** Groups the widgets by load strategy. Both tables have the same order. */
function groupsOf(widgets: LoadedDefinition[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { name, definition } of widgets) {
    const { load } = definition;
    if (/[,;]/.test(load))
      throw new Error(`${name}: the table cannot hold the load "${load}"; write it without commas`);
    groups.set(load, [...(groups.get(load) ?? []), name]);
  }
  return groups;
}

/**
 * Returns the code of `virtual:saaristo/hashes` for the built script.
 * @throws if a widget or a file of the runtime has not been built
 */
export function builtHashes(manifest: Manifest, widgets: LoadedDefinition[]): string {
  const client = fileOf(manifest, HTTP_CLIENT);
  const hashOf = (name: string): string => {
    const hash = fileOf(manifest, name)?.hash;
    if (!hash) throw new Error(`The build has no chunk "${name}"`);
    return hash;
  };
  const named = new Set(OWN.map((name) => fileOf(manifest, name)?.file));
  const rows = new Map(widgets.map((widget) => [widget.name, widget]));
  const entries = [...groupsOf(widgets).values()].flat().map((name) => {
    const widget = rows.get(name)!;
    const [, ...others] = filesOf(manifest, chunkOf(manifest, name));
    // The script links the styles of a chunk at the place of the chunk, so that they keep their order.
    const placeOf = (file: string): number => others.indexOf(file.replace(/js$/, 'css'));
    others.sort((a, b) => placeOf(a) - placeOf(b));
    return {
      name,
      hash: hashOf(name),
      makesCall: client !== undefined && makesCalls(manifest, widget, client.file),
      rests: widget.definition.rests === true,
      files: others.filter((file) => !named.has(file)).map((file) => basename(file)),
    };
  });
  const shared = [...new Set(entries.flatMap(({ files }) => formatChunks(files)))];
  const lines = [
    ...entries.map((entry) => formatEntry(entry, entry.name, shared)),
    ...OWN.map((name) => `${hashOf(name)}0`),
    ...(client ? [`${client.hash}0`] : []),
  ];
  return `export const hashes = ${JSON.stringify(lines.join(' '))}, shared = ${JSON.stringify(shared.join(' '))};`;
}

/** Returns the code of `virtual:saaristo/widgets` for the built script, which mount/fetch-file.ts reads. */
export const builtTable = (widgets: LoadedDefinition[], version: string): string => `
    import { fetchFile, findIntegrity, getUrl, readLoads } from ${JSON.stringify(runtimeFile('mount/fetch-file'))};
    export { fetchFile, findIntegrity, getUrl };
    export const version = ${JSON.stringify(version)};
    export const loads = readLoads(${JSON.stringify(
      [...groupsOf(widgets)].map(([load, group]) => [load, ...group].join(',')).join(';'),
    )});
  `;
