/**
 * The tables of the build. The script, which is on every page, holds the names and load strategies of all widgets, and nothing else;
 * the loader, which comes with the first marker, the hashes of their files. What a widget needs besides is imported by its chunk,
 * and the styles are listed there.
 */
import type { Manifest, ManifestChunk } from 'vite';
import { islandId, loadingOf } from './plugin.ts';
import { runtimeFile } from './runtime.ts';
import type { LoadedDefinition } from './widgets.ts';

type FirstParts = Readonly<Record<string, readonly string[]>>;

const keyOf = (name: string): string => `virtual/saaristo/island/${name}.ts`;

/** The chunk of a widget, out of Vite's manifest. */
export function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = Object.values(manifest).find((entry) => entry.isEntry && entry.name === name);
  if (!chunk) throw new Error(`The build has no chunk for ${islandId(name)} (${keyOf(name)})`);
  return chunk;
}

/**
 * Every file that a widget's chunk needs at once: scripts, its own first, then styles, each after those of what it imports, also those of
 * `firstParts`, which are parts by the name of a widget. Paths are relative to dist/.
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
  // One that is built together with others has the name of their group.
  const part = Object.values(manifest).find(
    (entry) => !entry.isEntry && entry.name === name && entry.file.endsWith('.js'),
  );
  if (!part) throw new Error(`The build has no part "${name}"; correct firstParts of saaristo()`);
  return part;
}

/** The stylesheets of a widget's own chunk; undefined for any other file. */
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

/** Files that the loader names, besides the widgets' own (mount/markers.ts). */
const OWN = ['react', 'runtime', 'report', 'edit-mode'];
/** What makes calls, which widgets that make none are built without. */
export const HTTP_CLIENT = 'http-client';

/** The file of a name, and the six characters that tell it from those of that name before it; undefined where there is none. */
function fileOf(manifest: Manifest, name: string): { file: string; hash: string } | undefined {
  const pattern = new RegExp(`^chunks/${name}-(\\w{6})\\.js$`);
  for (const { file } of Object.values(manifest)) {
    const hash = pattern.exec(file)?.[1];
    if (hash) return { file, hash };
  }
  return undefined;
}

/** The files of the runtime that the loader names. */
export const ownFiles = (manifest: Manifest): string[] =>
  [...OWN, HTTP_CLIENT].flatMap((name) => fileOf(manifest, name)?.file ?? []);

/**
 * Whether a widget that no server has rendered makes a call at once, for its first render or for whose page it is, with what is in `client`.
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

/** Widgets by their load strategy, in the one order that both the script and the loader know. */
function groupsOf(widgets: LoadedDefinition[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { name, definition } of widgets) {
    const load = definition.load === 'eager' ? '' : definition.load;
    if (/[,;]/.test(load))
      throw new Error(`${name}: the table cannot hold the load "${load}"; write it without commas`);
    groups.set(load, [...(groups.get(load) ?? []), name]);
  }
  return groups;
}

/**
 * The code of `virtual:saaristo/hashes` for the built loader.
 * @throws where a widget, or a file of the runtime, has not been built
 */
export function builtHashes(manifest: Manifest, widgets: LoadedDefinition[]): string {
  const client = fileOf(manifest, HTTP_CLIENT);
  const calling = new Set(
    widgets.filter((one) => client && makesCalls(manifest, one, client.file)).map(({ name }) => name),
  );
  const entries = [...[...groupsOf(widgets).values()].flat(), ...OWN].map((name) => {
    const hash = fileOf(manifest, name)?.hash;
    if (!hash) throw new Error(`The build has no chunk "${name}"`);
    return hash + (calling.has(name) ? '!' : '.');
  });
  return `export const hashes = ${JSON.stringify(entries.join('') + (client ? `${client.hash}.` : ''))};`;
}

/** The code of `virtual:saaristo/widgets` for the built script; mount/files.ts reads it. */
export const builtTable = (widgets: LoadedDefinition[], loaderHash: string, version: string): string => `
    import { fetchFile, readLoads } from ${JSON.stringify(runtimeFile('mount/files'))};
    export { fetchFile };
    export const version = ${JSON.stringify(version)};
    export const loaderHash = ${JSON.stringify(loaderHash)};
    export const loads = readLoads(${JSON.stringify(
      [...groupsOf(widgets)].map(([load, group]) => [load, ...group].join(',')).join(';'),
    )});
  `;
