/**
 * Writes `lib/` of the package: everything that others import and build with, as JavaScript with declarations, each file at its path in
 * this repository. Aliases (`#lib/…`) become relative paths, so that no file depends on our configuration.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseSync, transformWithOxc } from 'vite';
import { readAliases, resolveImport } from '../../packages/build/imports/imports.ts';
import { getVendoredPath, VENDORED } from './vendor.ts';

/** A part of a text to replace. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

const applyEdits = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((whole, { from, to, text: by }) => whole.slice(0, from) + by + whole.slice(to), text);

/** Finds the module specifiers in JavaScript, without the quotes. */
function findSpecifiers(file: string, code: string): { from: number; to: number; specifier: string }[] {
  const { module } = parseSync(file, code);
  const requests = [
    ...module.staticImports.map((one) => one.moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
    ...module.dynamicImports.map((one) => one.moduleRequest),
  ];
  const places = new Map(requests.map(({ start, end }) => [start, { from: start + 1, to: end - 1 }]));
  return (
    [...places.values()]
      .map((place) => ({ ...place, specifier: code.slice(place.from, place.to) }))
      // A computed import has no fixed specifier.
      .filter(({ from, specifier }) => /["']/.test(code[from - 1]!) && !specifier.includes('${'))
  );
}

/** Declarations cannot be parsed as JavaScript. They name modules only in these three ways. */
const DECLARED = /(?:\bfrom|\bimport|\bimport\()\s*(["'])([^"']+)\1/g;

const findDeclaredSpecifiers = (code: string): { from: number; to: number; specifier: string }[] =>
  [...code.matchAll(DECLARED)].map((match) => {
    const specifier = match[2]!;
    const from = match.index + match[0].lastIndexOf(specifier);
    return { from, to: from + specifier.length, specifier };
  });

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
const replaceExtension = (path: string, ending: string): string => path.replace(/\.tsx?$/, ending);

/** Returns a relative path as an import needs it. */
function getRelativePath(from: string, to: string): string {
  const path = relative(dirname(from), to).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** The sources of a library. */
export interface Sources {
  root: string;
  /** The output folder; it is emptied first. */
  out: string;
  /** TypeScript files to convert, relative to the root, with all their imports. */
  entries: readonly string[];
  /** Files to write declarations for. */
  declared: readonly string[];
}

/**
 * Writes the library.
 * @returns the packages that its JavaScript imports
 * @throws if a module is missing or the compiler reports an error
 */
export async function writeLibrary({ root, out, entries, declared }: Sources): Promise<Set<string>> {
  rmSync(out, { recursive: true, force: true });
  const packages = new Set<string>();
  await writeCode({ root, out, entries }, packages);
  writeDeclarations({ root, out, declared });
  return packages;
}

const getPackageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

async function writeCode(
  { root, out, entries }: Omit<Sources, 'declared'>,
  packages: Set<string>,
): Promise<void> {
  const aliases = readAliases(root);
  const waiting = entries.map((entry) => join(root, entry));
  const seen = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const target = join(out, relative(root, file));
    mkdirSync(dirname(target), { recursive: true });
    if (!isCode(file)) {
      cpSync(file, target);
      continue;
    }
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, {
      sourcemap: false,
      target: 'es2022',
      jsx: { runtime: 'automatic' },
    });
    const edits: Edit[] = [];
    for (const { from, to, specifier } of findSpecifiers(replaceExtension(file, '.js'), code)) {
      const wanted = resolveImport(root, aliases, file, specifier);
      if (VENDORED.includes(specifier)) {
        edits.push({ from, to, text: getRelativePath(target, join(out, getVendoredPath(specifier))) });
        continue;
      }
      if (wanted === undefined) {
        if (!isBuiltin(specifier) && !specifier.startsWith('virtual:'))
          packages.add(getPackageName(specifier));
        continue;
      }
      const path = wanted.replace(/\?.*$/, '');
      if (!existsSync(path))
        throw new Error(`${relative(root, file)} imports ${specifier}, which does not exist`);
      if (!seen.has(path)) {
        seen.add(path);
        waiting.push(path);
      }
      edits.push({ from, to, text: getRelativePath(file, replaceExtension(wanted, '.js')) });
    }
    writeFileSync(replaceExtension(target, '.js'), applyEdits(code, edits));
  }
}

/** Writes the declarations of the sources and of their imports to the output. */
function writeDeclarations(sources: Omit<Sources, 'entries'>): void {
  if (sources.declared.length === 0) return;
  const cache = join(sources.root, '.cache');
  mkdirSync(cache, { recursive: true });
  // A folder of this run: another one may write the package at the same time.
  const folder = mkdtempSync(join(cache, 'declarations-'));
  try {
    compileDeclarations(sources, folder);
    copyDeclarations(sources, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compileDeclarations({ root, declared }: Omit<Sources, 'entries'>, folder: string): void {
  const config = join(folder, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: '../..',
        outDir: '.',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node', 'vite/client'],
      },
      files: declared.map((file) => `../../${file}`),
      include: ['../../mount/*.d.ts', '../../packages/server/*.d.ts'],
    }),
  );
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', config], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
}

function copyDeclarations({ root, out, declared }: Omit<Sources, 'entries'>, folder: string): void {
  const aliases = readAliases(root);
  const waiting = declared.map((file) => join(root, file));
  const seen = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const path = replaceExtension(relative(root, file), '.d.ts');
    const code = readFileSync(join(folder, path), 'utf8');
    const edits: Edit[] = [];
    for (const { from, to, specifier } of findDeclaredSpecifiers(code)) {
      const wanted = resolveImport(root, aliases, file, specifier);
      if (wanted === undefined) continue;
      if (!seen.has(wanted)) {
        seen.add(wanted);
        waiting.push(wanted);
      }
      edits.push({ from, to, text: getRelativePath(file, replaceExtension(wanted, '.js')) });
    }
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), applyEdits(code, edits));
  }
}
