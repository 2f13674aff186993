/**
 * The widget table of the built script: names, load strategies and hashes. It is on every page, so it holds nothing else; what a
 * widget needs besides is imported by its chunk, and the styles are listed there.
 */
import { basename } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { islandId, version } from './plugin.ts';
import type { LoadedDefinition } from './widgets.ts';

const keyOf = (name: string): string => `virtual/saaristo/island/${name}.ts`;

/** The chunk of a widget, out of Vite's manifest. */
export function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = Object.values(manifest).find((entry) => entry.isEntry && entry.name === name);
  if (!chunk) throw new Error(`The build has no chunk for ${islandId(name)} (${keyOf(name)})`);
  return chunk;
}

/**
 * Every file that a chunk needs at once: scripts, its own first, then styles, each after those of what it imports. Paths are
 * relative to dist/.
 */
export function filesOf(manifest: Manifest, chunk: ManifestChunk): string[] {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (one: ManifestChunk): void => {
    if (scripts.has(one.file)) return;
    scripts.add(one.file);
    for (const key of one.imports ?? []) visit(manifest[key]!);
    for (const file of one.css ?? []) styles.add(file);
  };
  visit(chunk);
  return [...scripts, ...styles];
}

/** The stylesheets of a widget's own chunk; undefined for any other file. */
export function stylesOf(manifest: Manifest, file: string): string[] | undefined {
  const chunk = Object.values(manifest).find((entry) => entry.isEntry && entry.file === file);
  return chunk?.src?.startsWith('virtual/')
    ? filesOf(manifest, chunk).filter((path) => path.endsWith('.css'))
    : undefined;
}

/** The code of `virtual:saaristo/widgets` for the built script; mount/table.ts reads it. */
export function builtTable(manifest: Manifest, widgets: LoadedDefinition[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, definition } of widgets) {
    const load = definition.load === 'eager' ? '' : definition.load;
    if (/[,;]/.test(load))
      throw new Error(`${name}: the table cannot hold the load "${load}"; write it without commas`);
    const own = basename(chunkOf(manifest, name).file, '.js');
    if (own.slice(0, -7) !== name) throw new Error(`The chunk of ${name} is called ${own}`);
    groups.set(load, [...(groups.get(load) ?? []), own]);
  }
  const rows = [...groups].map(([load, group]) => [load, ...group].join(',')).join(';');
  const extra = (name: string): string => JSON.stringify(chunkOf(manifest, name).file);
  return `
    import { fetchFile, table } from '#mount/table.ts';
    export const version = ${JSON.stringify(version)};
    export const widgets = table(${JSON.stringify(rows)});
    export const fetchReport = () => fetchFile(${extra('report')});
    export const fetchEditMode = () => fetchFile(${extra('edit-mode')});
  `;
}
