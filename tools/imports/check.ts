/**
 * Checks for forbidden imports through chains of any length: the script of every page must not bring React, a widget's definition must be
 * readable without it, and rooms must not import each other in a circle. The lint rules check single imports.
 */
import { join, resolve } from 'node:path';
import { findWidgets } from '../build/widgets.ts';
import { findImportChains } from './reach.ts';
import { describeCircles, readRooms } from './rooms.ts';

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

/** @returns one sentence for each forbidden chain of imports */
export function findForbiddenChains(root: string, rules: Rule[]): string[] {
  return rules.flatMap(({ entries, forbidden, why }) =>
    entries.flatMap((entry) =>
      [...findImportChains(root, entry)]
        .filter(([name]) => forbidden.test(name))
        .map(([name, chain]) => `${entry} must not import ${name}, because ${why}: ${chain.join(' → ')}`),
    ),
  );
}

if (process.argv[1] === import.meta.filename) {
  const root = resolve(import.meta.dirname, '../..');
  const faults = [...findForbiddenChains(root, createRules(root)), ...describeCircles(readRooms(root))];
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'No forbidden imports.' : `${faults.length} to correct.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
