/**
 * The widget table of the built script: names, load strategies, file names. It is on every page, so it is written
 * densely: the hash of the widgets' own files once, and each shared file once, with what it needs in turn.
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

/** A file with the places of those that come before it; what these need themselves is left to them. */
interface Row {
  name: string;
  needs: number[];
}

/** The shared files of the build as a list in which each comes after what it needs. */
class SharedFiles {
  readonly rows: Row[] = [];
  private readonly manifest: Manifest;
  private readonly places = new Map<string, number>();

  constructor(manifest: Manifest) {
    this.manifest = manifest;
  }

  /** The places of what a chunk needs besides itself: chunks, and stylesheets that are not `own`. */
  neededBy({ imports = [], css = [] }: ManifestChunk, own = ''): number[] {
    const needs = [
      ...imports.map((key) => this.manifest[key]!).map((chunk) => this.place(chunk.file, chunk)),
      ...css.filter((file) => file !== own).map((file) => this.place(file)),
    ];
    return needs.filter((place) => !needs.some((other) => other !== place && this.reaches(other, place)));
  }

  private place(file: string, chunk: ManifestChunk = { file }): number {
    const known = this.places.get(file);
    if (known !== undefined) return known;
    const needs = this.neededBy(chunk);
    const name = file.replace(/^chunks\//, '').replace(/\.js$/, '');
    this.places.set(file, this.rows.length);
    return this.rows.push({ name, needs }) - 1;
  }

  private reaches(from: number, to: number): boolean {
    return this.rows[from]!.needs.some((place) => place === to || this.reaches(place, to));
  }
}

/**
 * The code of `virtual:saaristo/widgets` for the built script; mount/table.ts reads it.
 * @param hash what the names of the widgets' own files end in
 */
export function builtTable(manifest: Manifest, hash: string, widgets: LoadedDefinition[]): string {
  const shared = new SharedFiles(manifest);
  const groups = new Map<string, string[]>();
  for (const { name, definition } of widgets) {
    const load = definition.load === 'eager' ? '' : definition.load;
    if (/[ ,;]/.test(load))
      throw new Error(
        `${name}: the table cannot hold the load "${load}"; write it without spaces and commas`,
      );
    const chunk = chunkOf(manifest, name);
    const sheet = `chunks/${name}-${hash}.css`;
    const head = [load, ...shared.neededBy(chunk, sheet)].join(' ');
    const row = name + (chunk.css?.includes(sheet) ? '+' : '');
    groups.set(head, [...(groups.get(head) ?? []), row]);
  }
  const rows = [...groups].map(([head, group]) => [head, ...group].join(',')).join(';');
  const files = shared.rows.map(({ name, needs }) => [name, ...needs].join(' ')).join(';');
  const extra = (name: string): string => JSON.stringify(chunkOf(manifest, name).file);
  return `
    import { fetchFile, table } from '#mount/table.ts';
    export const version = ${JSON.stringify(version)};
    export const widgets = table(${JSON.stringify(files)}, ${JSON.stringify(hash)}, ${JSON.stringify(rows)});
    export const fetchReport = () => fetchFile(${extra('report')});
    export const fetchEditMode = () => fetchFile(${extra('edit-mode')});
  `;
}
