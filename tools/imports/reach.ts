import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

/** Lists the specifiers of a module's static imports, without dynamic imports (`import()`) and types. */
function listStaticImports(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some((one) => !one.isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const reExports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : []));
  return [...new Set([...imports, ...reExports])];
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
 * Finds everything that a file imports statically, directly or indirectly.
 * @param root the root of the repository
 * @param entry path relative to the root
 * @returns the chain of imports, by a package's specifier or a file's path relative to the root
 */
export function findImportChains(root: string, entry: string): Map<string, string[]> {
  const aliases = readAliases(root);
  const found = new Map<string, string[]>();
  const visit = (file: string, chain: string[]): void => {
    for (const specifier of listStaticImports(file)) {
      const target = resolveImport(root, aliases, file, specifier);
      const name = target ? relative(root, target) : specifier;
      if (found.has(name)) continue;
      found.set(name, [...chain, name]);
      if (target && /\.tsx?$/.test(target) && existsSync(target)) visit(target, [...chain, name]);
    }
  };
  visit(join(root, entry), [entry]);
  return found;
}
