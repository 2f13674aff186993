import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles, isScript } from '../../packages/build/imports/files.ts';
import { createImportReader, listExports, type ModuleImport } from '../../packages/build/imports/imports.ts';

/** The names by which a widget is known outside of its folder. */
export interface Traces {
  area: string;
  name: string;
  /** Calls that no other widget makes, as the sources write them: from `/api/` to the first parameter. */
  calls: string[];
  /** Modules of `src` that no other widget needs; paths are relative to the root. */
  modules: string[];
  /** Names that those modules export. */
  exports: string[];
  /** The server's names of the enquiries whose rules are in those modules. */
  kinds: string[];
}

/** A place that still names a removed widget; without `line`, the whole file. */
export interface Place {
  path: string;
  line?: number;
  text: string;
}

const CALL = /\b(?:GET|POST|PUT|PATCH|DELETE) (\/api\/[\w./-]+)/g;

const findCalls = (text: string): string[] => [...text.matchAll(CALL)].map(([, path]) => path!);

/** A path with parameters, in the description of the API (`{id}`) or in a test's handlers (`:id`). */
const PATTERN = /\/api\/[\w/-]+\/(?::\w+|\{\w+\})[\w/:{}-]*/g;

/**
 * Converts a call to the form of the description: `/api/contentlikecount/recipe-12` is `/api/contentlikecount/{contentId}` there. Returns
 * the part up to the first parameter.
 */
function toRoutePrefix(call: string, patterns: readonly string[]): string {
  const pattern = patterns.find((one) => new RegExp(`^${one.replace(/:\w+|\{\w+\}/g, '[^/]+')}$`).test(call));
  return pattern?.replace(/\/[:{].*/, '/') ?? call;
}

/**
 * Finds modules of `src` that only one widget of the bundle needs.
 * @param own the files of the widget
 * @param others the files of the other widgets and of the runtime
 * @returns the sorted paths, relative to the root
 */
function findModulesOnlyNeededBy(root: string, own: readonly string[], others: readonly string[]): string[] {
  const listImports = createImportReader(root);
  const findReachable = (entries: readonly string[]): Set<string> => {
    const found = new Set(entries);
    for (const path of found)
      if (isScript(path) && existsSync(join(root, path)))
        for (const { target } of listImports(path)) found.add(target);
    return found;
  };
  const kept = findReachable(others);
  return [...findReachable(own)].filter((path) => path.startsWith('src/') && !kept.has(path)).toSorted();
}

/** Reads a widget's traces. Its folder must still exist. */
export function readTraces(root: string, { area, name }: Pick<Traces, 'area' | 'name'>): Traces {
  const folder = `widgets/${area}/${name}/`;
  const files = listFiles(root).filter((path) => isScript(path) && /^(widgets|mount)\//.test(path));
  const own = files.filter((path) => path.startsWith(folder));
  const others = files.filter((path) => !path.startsWith(folder));
  const readText = (path: string): string => readFileSync(join(root, path), 'utf8');
  const patterns = listFiles(root)
    .filter((path) => /^src\/api\/(contract\/.*|mocks\/answers)\.ts$/.test(path))
    .flatMap((path) => [...readText(path).matchAll(PATTERN)].map(([pattern]) => pattern));
  const calls = (paths: readonly string[]): Set<string> =>
    new Set(paths.flatMap((path) => findCalls(readText(path))).map((call) => toRoutePrefix(call, patterns)));
  const kept = calls(others);
  const modules = findModulesOnlyNeededBy(root, own, others);
  return {
    area,
    name,
    calls: [...calls(own)].filter((call) => !kept.has(call)).toSorted(),
    modules,
    exports: modules.flatMap((path) => listExports(root, path)),
    kinds: modules
      .filter((path) => path.startsWith('src/schemas/'))
      .flatMap((path) => listExports(root, path))
      .map((form) => form.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  };
}

/** Files that distinguish enquiries by their kind. */
const KINDS = /^packages\/cms\/(enquiries|admin|test)\//;

/** Returns a pattern that matches a kind of enquiries as a key or in quotes. */
const createKindMatcher = (kind: string): RegExp => new RegExp(`(?<![\\w-])${kind}'?:|'${kind}'`);

/** Imports from the package itself, as the reference CMS has them. */
const PACKAGE_IMPORT = /\bimport\s+(?:type\s+)?\{([^}]*)\}\s*from '(?:saaristo\/[\w-]+)'/g;

/** Finds the lines (from 0) that import one of the names from the package. */
function findPackageImports(text: string, names: ReadonlySet<string>): Set<number> {
  const lines = new Set<number>();
  for (const { 0: statement, 1: list = '', index } of text.matchAll(PACKAGE_IMPORT)) {
    const start = index + statement.indexOf(list);
    for (const { 0: name, index: at } of list.matchAll(/[\w$]+/g))
      if (names.has(name)) lines.add(text.slice(0, start + at).split('\n').length - 1);
  }
  return lines;
}

/**
 * Finds the lines (from 0) that import a file that does not exist, and those that use a name from it: it may have been deleted because
 * only the removed widget needed it, such as the routes of its calls. Modules of `src` are listed before they are deleted.
 */
function findBrokenImports(root: string, text: string, imports: readonly ModuleImport[]): Set<number> {
  const broken = imports.filter(
    ({ target }) => /^(?!src\/)[\w-]+\/.*\.tsx?$/.test(target) && !existsSync(join(root, target)),
  );
  const uses = broken
    .flatMap(({ names }) => names)
    .map((name) => new RegExp(`(?<![\\w$])${escapeRegExp(name)}(?![\\w$])`));
  const lines = text.split('\n').flatMap((line, at) => (uses.some((use) => use.test(line)) ? [at] : []));
  return new Set([...broken.map(({ line }) => line - 1), ...lines]);
}

/** A command in an example is not a trace of a widget. */
const COMMAND = /npm run (new|check|remove)-widget/;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Returns a pattern for the name of a widget. A name of several words matches anywhere as a whole. A name of a single word (`cart`) is an
 * ordinary word, too, so it matches only in quotes and in paths of widgets.
 */
function createNameMatcher({ area, name }: Traces): RegExp {
  const paths = `(?:widgets|stories)\\\\?/${area}\\\\?/${name}(?![\\w-])`;
  const alone = name.includes('-')
    ? // A path below `src` belongs to a shared module.
      `(?<![\\w-]|(?:#|src/)[\\w-]*/(?:[\\w-]+/)*)${name}(?![\\w-])`
    : `(?<=['"\`])${name}(?=['"\`])`;
  return new RegExp(`${paths}|${alone}`);
}

/** Returns a pattern for a call. A call of several segments also matches without `/api/`, as lists may omit it. */
function createCallMatcher(call: string): RegExp {
  const rest = call.slice('/api/'.length);
  const written = rest.replace(/\/$/, '').includes('/') ? rest : call;
  return new RegExp(`(?<![\\w-])${escapeRegExp(written)}(?![\\w-])`);
}

/** Finds all places that still name a widget, outside of the removed files. */
export function findPlaces(root: string, traces: Traces, removed: readonly string[]): Place[] {
  const matchers = [createNameMatcher(traces), ...traces.calls.map(createCallMatcher)];
  const kinds = traces.kinds.map(createKindMatcher);
  const listImports = createImportReader(root);
  const modules = new Set(traces.modules);
  const exported = new Set(traces.exports);
  const component = traces.name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  // A page of the CMS may use a widget's styles; the classes begin with the name of its module.
  const styles = new RegExp(`\\.${component}-\\w`);
  return listFiles(root)
    .filter((path) => !removed.some((one) => path === one || path.startsWith(`${one}/`)))
    .flatMap((path): Place[] => {
      if (modules.has(path)) return [{ path, text: 'nothing else of the bundle needed it' }];
      if (!path.startsWith('src/') && basename(path).split('.')[0] === traces.name)
        return [{ path, text: 'it has the name of the widget' }];
      const text = readFileSync(join(root, path), 'utf8');
      const imports = isScript(path) ? listImports(path) : [];
      const lines = new Set(imports.flatMap(({ target, line }) => (modules.has(target) ? [line] : [])));
      const broken = findBrokenImports(root, text, imports);
      const byPackage = isScript(path) ? findPackageImports(text, exported) : new Set();
      return text.split('\n').flatMap((written, at) => {
        const isTrace =
          lines.has(at + 1) ||
          byPackage.has(at) ||
          broken.has(at) ||
          (!COMMAND.test(written) && matchers.some((matcher) => matcher.test(written))) ||
          (KINDS.test(path) && kinds.some((kind) => kind.test(written))) ||
          (path.endsWith('.css') && styles.test(written));
        return isTrace ? [{ path, line: at + 1, text: written.trim().slice(0, 100) }] : [];
      });
    });
}

/** Lists the existing files that the generator created for a widget: its folder, its story and its test. */
export function listRemovals(root: string, { area, name }: Pick<Traces, 'area' | 'name'>): string[] {
  return [
    `widgets/${area}/${name}`,
    `stories/${area}/${name}.stories.tsx`,
    `test/unit/widgets/${area}/${name}.test.tsx`,
  ].filter((path) => existsSync(join(root, path)));
}
