import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { readAliases, resolveImport } from './reach.ts';
import { isScript } from './files.ts';

/** An import of a module of the project, including types and dynamic imports (`import()`). */
export interface ModuleImport {
  /** Path relative to the root. */
  target: string;
  line: number;
}

const getLine = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/**
 * Lists the project's modules that a module imports, without packages.
 * @param path relative to the root
 */
export function listImports(root: string, path: string): ModuleImport[] {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      start,
      value: text.slice(start + 1, end - 1),
    })),
  ];
  const aliases = readAliases(root);
  return requests.flatMap(({ start, value }) => {
    const target = resolveImport(root, aliases, file, value);
    return target
      ? [{ target: relative(root, target).split(sep).join('/'), line: getLine(text, start) }]
      : [];
  });
}

function findReachable(root: string, entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const path of found)
    if (isScript(path) && existsSync(join(root, path)))
      for (const { target } of listImports(root, path)) found.add(target);
  return found;
}

/**
 * Finds modules of `src` that only one widget of the bundle needs.
 * @param own the files of the widget
 * @param others the files of the other widgets and of the runtime
 * @returns the sorted paths, relative to the root
 */
export function findModulesOnlyNeededBy(
  root: string,
  own: readonly string[],
  others: readonly string[],
): string[] {
  const kept = findReachable(root, others);
  return [...findReachable(root, own)]
    .filter((path) => path.startsWith('src/') && !kept.has(path))
    .toSorted();
}

/** Lists the names that a module exports, without types. */
export function listExports(root: string, path: string): string[] {
  const file = join(root, path);
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (exportName.name && !isType ? [exportName.name] : [])),
  );
}
