/**
 * Checks for forbidden imports through chains of any length: the script of every page must not bring React, a widget's definition must be
 * readable without it, and neither files nor rooms may import each other in a circle. The lint rules check single imports.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findWidgets } from '../../packages/build/widgets.ts';
import { describeCircles, findCircles, readFileGraph, readRooms } from './circles.ts';
import { createImportReader } from '../../packages/build/imports/imports.ts';

interface Rule {
  entries: string[];
  forbidden: RegExp;
  why: string;
}

const react = String.raw`react|react-dom`;
const validators = 'valibot|yup|axios|react-hook-form';

/** Returns the rules for the widgets of this repository. */
export function createRules(root: string): Rule[] {
  return [
    {
      entries: ['mount/entry.ts'],
      forbidden: new RegExp(`^(${react}|${validators})(/|$)|^widgets/`),
      why: 'every page loads it',
    },
    {
      entries: findWidgets(join(root, 'widgets')).map(
        ({ area, name }) => `widgets/${area}/${name}/widget.ts`,
      ),
      forbidden: new RegExp(`^(${react})(/|$)|\\.(tsx|css)$`),
      why: 'the build and the editor read it without React',
    },
  ];
}

/**
 * Finds everything that is loaded at once with a file, directly or indirectly.
 * @param root the root of the repository
 * @param entry path relative to the root
 * @returns the chain of imports, by a package's specifier or a file's path relative to the root
 */
export function findImportChains(
  root: string,
  entry: string,
  listImports = createImportReader(root),
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (path: string, chain: string[]): void => {
    for (const { target, isLoadedAtOnce } of listImports(path)) {
      if (!isLoadedAtOnce || found.has(target)) continue;
      found.set(target, [...chain, target]);
      if (/\.tsx?$/.test(target) && existsSync(join(root, target))) visit(target, [...chain, target]);
    }
  };
  visit(entry, [entry]);
  return found;
}

/** @returns one sentence for each forbidden chain of imports */
export function findForbiddenChains(root: string, rules: Rule[]): string[] {
  const listImports = createImportReader(root);
  return rules.flatMap(({ entries, forbidden, why }) =>
    entries.flatMap((entry) =>
      [...findImportChains(root, entry, listImports)]
        .filter(([name]) => forbidden.test(name))
        .map(([name, chain]) => `${entry} must not import ${name}, because ${why}: ${chain.join(' → ')}`),
    ),
  );
}

if (process.argv[1] === import.meta.filename) {
  const root = resolve(import.meta.dirname, '../..');
  const files = readFileGraph(root);
  const faults = [
    ...findForbiddenChains(root, createRules(root)),
    ...describeCircles('Files', findCircles(files)),
    ...describeCircles('Rooms', findCircles(readRooms(files))),
  ];
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'No forbidden imports.' : `${faults.length} to correct.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
