/**
 * `npm run without-each`: builds the project without each of its widgets in turn, in copies, to show that nothing else depends on one.
 * Arguments limit it to the named widgets. Exits with 1 if a build fails or its catalogue lacks another widget.
 */
import { spawn } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { copyProject } from '../../test/copy-project.ts';
import { findWidgets, ROOT, type WidgetFolder } from '../build/widgets.ts';
import { giveUp } from '../setup/ensure.mjs';

/** Files and folders that a build reads. */
const BUILT = [
  'mount',
  'prerender',
  'sites',
  'src',
  'styles',
  'tools',
  'widgets',
  'vite.config.ts',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
];
/** Number of builds at a time. */
const BESIDE = 2;

const all = findWidgets();
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !all.some((widget) => widget.name === name));
if (unknown) giveUp(`There is no widget "${unknown}".`);
const waiting = all.filter(({ name }) => asked.length === 0 || asked.includes(name));

/** Builds the bundle in a copy. Returns its output if it failed. */
function buildCopy(copy: string): Promise<string | undefined> {
  const child = spawn(
    'node_modules/.bin/tsx',
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += String(text)));
  child.stderr.on('data', (text: Buffer) => (said += String(text)));
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0 ? undefined : said.trim())));
}

/** Returns the fault of the project without a widget, or undefined. */
async function findFaultWithout({ name, folder }: WidgetFolder, copy: string): Promise<string | undefined> {
  const [place, aside] = [join(copy, relative(ROOT, folder)), join(copy, 'aside')];
  renameSync(place, aside);
  try {
    const fault = await buildCopy(copy);
    if (fault !== undefined) return fault;
    const { widgets } = JSON.parse(readFileSync(join(copy, 'dist/widgets.json'), 'utf8')) as {
      widgets: { name: string }[];
    };
    const listed = widgets.map((widget) => widget.name).join();
    const expected = all.flatMap((widget) => (widget.name === name ? [] : widget.name)).join();
    return listed === expected ? undefined : `The catalogue lists ${listed}.`;
  } finally {
    renameSync(aside, place);
  }
}

let failed = 0;
async function work(): Promise<void> {
  const copy = copyProject(BUILT);
  try {
    for (let widget = waiting.shift(); widget; widget = waiting.shift()) {
      const fault = await findFaultWithout(widget, copy);
      if (fault !== undefined) failed += 1;
      console.log(fault === undefined ? `✓ without ${widget.name}` : `✗ without ${widget.name}\n${fault}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const count = waiting.length;
await Promise.all(Array.from({ length: BESIDE }, work));
console.log(`${count - failed} of ${count} builds without a widget passed`);
process.exitCode = failed > 0 ? 1 : 0;
