/**
 * What a file may not pull in, however long the chain: the script of every page brings no React, and a widget's
 * definition can be read without it; nor do rooms import each other in a circle. Lint sees one import at a time; this sees chains.
 */
import { join, resolve } from 'node:path';
import { findWidgets } from '../build/widgets.ts';
import { reach } from './reach.ts';
import { judgeCircles, roomsOf } from './rooms.ts';

interface Rule {
  entries: string[];
  forbidden: RegExp;
  why: string;
}

const react = String.raw`react|react-dom`;
const validators = 'valibot|yup|axios|react-hook-form';

/** The rules for the widgets that stand in this repository. */
export function rulesFor(root: string): Rule[] {
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

/** @returns one sentence for each chain that must not be */
export function judge(root: string, rules: Rule[]): string[] {
  return rules.flatMap(({ entries, forbidden, why }) =>
    entries.flatMap((entry) =>
      [...reach(root, entry)]
        .filter(([name]) => forbidden.test(name))
        .map(([name, chain]) => `${entry} must not bring ${name}, for ${why}: ${chain.join(' → ')}`),
    ),
  );
}

if (process.argv[1] === import.meta.filename) {
  const root = resolve(import.meta.dirname, '../..');
  const faults = [...judge(root, rulesFor(root)), ...judgeCircles(roomsOf(root))];
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'No file brings what it must not.' : `${faults.length} to mend.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
