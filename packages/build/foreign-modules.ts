/** Finds modules that a widget loads without importing them, because the build has put them into a file with others. */
import type { Rolldown } from 'vite';

/**
 * Most bytes of such modules that a widget may load, before compression: a file for cards or forms has some parts that one of its
 * widgets does not need, which cost less than further requests.
 */
const MAX_FOREIGN_BYTES = 30_000;

/** Files for nearly all widgets: each widget imports a different part of them (packages/build/estate/own-chunks.ts). */
const COMMON = /^(react|runtime|http)$/;

/**
 * Returns the foreign modules of each widget that loads too many bytes of them, by the widget's name.
 * @param widgets the ids of the widgets' modules by name
 * @param getImports returns the ids that a module imports statically
 */
export function findForeignModules(
  output: Rolldown.OutputBundle,
  widgets: ReadonlyMap<string, string>,
  getImports: (id: string) => readonly string[],
): Map<string, string[]> {
  const chunks = new Map(
    Object.values(output).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const found = new Map<string, string[]>();
  for (const [name, entry] of widgets) {
    const imported = collect(entry, getImports);
    const own = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === entry)!;
    const foreign = [...collect(own.fileName, (file) => chunks.get(file)?.imports ?? [])]
      .map((file) => chunks.get(file)!)
      .filter((chunk) => !COMMON.test(chunk.name))
      .flatMap(({ modules }) => Object.entries(modules))
      // Ids with \0 are the bundler's own.
      .filter(([id, { renderedLength }]) => renderedLength > 0 && !id.startsWith('\0') && !imported.has(id));
    const bytes = foreign.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0);
    if (bytes > MAX_FOREIGN_BYTES)
      found.set(
        name,
        foreign.map(([id]) => id),
      );
  }
  return found;
}

/** Returns everything that is reached from a start, and the start itself. */
function collect(start: string, getNext: (one: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (one: string): void => {
    if (found.has(one)) return;
    found.add(one);
    getNext(one).forEach(visit);
  };
  visit(start);
  return found;
}
