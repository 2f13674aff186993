/**
 * The widget table of the built script: names, load strategies, file names. It is on every page, so it is written
 * densely: file names without their folder and ending, each once, and per widget the places of its files in that list.
 */
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

/** Every file that a chunk needs at once, its own first: scripts, then styles. Paths are relative to dist/. */
export function filesOf(manifest: Manifest, chunk: ManifestChunk): string[] {
  const chunks = new Set<ManifestChunk>();
  const visit = (one: ManifestChunk): void => {
    if (chunks.has(one)) return;
    chunks.add(one);
    for (const key of one.imports ?? []) visit(manifest[key]!);
  };
  visit(chunk);
  return [
    ...[...chunks].map((one) => one.file),
    ...new Set([...chunks].reverse().flatMap((one) => one.css ?? [])),
  ];
}

/** The code of `virtual:saaristo/widgets` for the built script; mount/table.ts reads it. */
export function builtTable(manifest: Manifest, widgets: LoadedDefinition[]): string {
  const needed = widgets.map(({ name, definition }) => ({
    name,
    load: definition.load === 'eager' ? '' : definition.load,
    files: filesOf(manifest, chunkOf(manifest, name)),
  }));
  for (const { name, load } of needed)
    if (/[ ,;]/.test(load))
      throw new Error(
        `${name}: the table cannot hold the load "${load}"; write it without spaces and commas`,
      );
  const files = [...new Set(needed.flatMap((widget) => widget.files))];
  const uses = (file: string): number => needed.filter((widget) => widget.files.includes(file)).length;
  const places = (list: string[]): string => list.map((file) => ` ${files.indexOf(file)}`).join('');

  const groups = new Map<string, string[]>();
  for (const { name, load, files: own } of needed) {
    const head = load + places(own.filter((file) => uses(file) > 1));
    const row = name + places(own.filter((file) => uses(file) === 1));
    groups.set(head, [...(groups.get(head) ?? []), row]);
  }
  const rows = [...groups].map(([head, group]) => [head, ...group].join(',')).join(';');
  const names = files.map((file) => file.replace(/^chunks\//, '').replace(/\.js$/, '')).join(' ');
  const extra = (name: string): string => JSON.stringify(chunkOf(manifest, name).file);
  return `
    import { fetchFile, table } from '#mount/table.ts';
    export const version = ${JSON.stringify(version)};
    export const widgets = table(${JSON.stringify(names)}, ${JSON.stringify(rows)});
    export const fetchReport = () => fetchFile(${extra('report')});
    export const fetchEditMode = () => fetchFile(${extra('edit-mode')});
  `;
}
