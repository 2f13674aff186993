/** Reads the imports and exports of the project's modules. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';

export interface ModuleImport {
  /** Path relative to the root; the specifier for a package. */
  target: string;
  line: number;
  /** False for types and for `import()`. */
  isLoadedAtOnce: boolean;
}

type Aliases = Readonly<Record<string, string>>;

/** Reads the import aliases of `package.json` and the sources that the package exports under its own name. */
export function readAliases(root: string): Aliases {
  const {
    name = '',
    imports = {},
    exports = {},
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name?: string;
    imports?: Aliases;
    exports?: Record<string, unknown>;
  };
  const exported = Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string' && target.endsWith('.ts') ? [[name + path.slice(1), target] as const] : [],
  );
  return { ...imports, ...Object.fromEntries(exported) };
}

/** Resolves `./x.ts` or `#lib/x.ts` to a file. Returns undefined for a package. */
export function resolveImport(
  root: string,
  aliases: Aliases,
  from: string,
  specifier: string,
): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier);
  for (const [alias, target] of Object.entries(aliases)) {
    if (alias === specifier) return join(root, target);
    const start = alias.slice(0, -1);
    if (alias.endsWith('*') && specifier.startsWith(start))
      return join(root, target.replace('*', specifier.slice(start.length)));
  }
  return undefined;
}

/**
 * Returns a function that lists everything that a module imports: also types, re-exports and dynamic imports, but not
 * `typeof import()`. It reads each module once.
 * @param root the root of the repository; modules are named by their paths relative to it
 */
export function createImportReader(root: string): (path: string) => readonly ModuleImport[] {
  const aliases = readAliases(root);
  const known = new Map<string, ModuleImport[]>();
  const read = (path: string): ModuleImport[] => {
    const file = join(root, path);
    const text = readFileSync(file, 'utf8');
    const { module } = parseSync(file, text);
    const getLine = (offset: number): number => text.slice(0, offset).split('\n').length;
    const requests = [
      ...module.staticImports.map(({ moduleRequest, entries }) => ({
        ...moduleRequest,
        isLoadedAtOnce: entries.length === 0 || entries.some((one) => !one.isType),
      })),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest, isType }) =>
          moduleRequest ? [{ ...moduleRequest, isLoadedAtOnce: !isType }] : [],
        ),
      ),
      ...module.dynamicImports
        .map(({ moduleRequest: { start, end } }) => ({
          start,
          value: text.slice(start + 1, end - 1),
          isLoadedAtOnce: false,
        }))
        // A computed import has no fixed specifier.
        .filter(({ start, value }) => /['"`]/.test(text[start]!) && !value.includes('${')),
    ];
    return requests.map(({ start, value, isLoadedAtOnce }) => {
      const target = resolveImport(root, aliases, file, value);
      return {
        target: target ? relative(root, target).split(sep).join('/') : value,
        line: getLine(start),
        isLoadedAtOnce,
      };
    });
  };
  return (path) => {
    const imports = known.get(path) ?? read(path);
    known.set(path, imports);
    return imports;
  };
}
