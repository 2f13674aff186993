/** Runs all steps of the gate, or those named by `--only`; `--thorough` completes all samples. Exits with 1 if a step failed; the last line counts the tests. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../setup/chromium.ts';
import { SEED } from '../../test/settings.ts';
import { giveUp, root } from '../setup/ensure.mjs';
import { schedule } from './schedule.ts';
import { findRepeatedSecondTries } from './second-tries.ts';
import { selectSteps, reports, type Step } from './steps.ts';
import { endAllOnSignal, skipStep, runAndReport } from './run-step.ts';

function readSteps(): readonly Step[] {
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' }, thorough: { type: 'boolean' } } });
    if (values.thorough) process.env['THOROUGH'] = '1';
    return selectSteps(values.only);
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

const steps = readSteps();
if (steps.some((step) => step.needsBrowser))
  process.env['CHROMIUM_PATH'] = ensureChromium({ prefersShell: process.env['CI'] !== undefined });
rmSync(join(root, reports), { recursive: true, force: true });
mkdirSync(join(root, reports), { recursive: true });
endAllOnSignal();

const started = performance.now();
console.log(`Random values use SEED=${SEED}.`);
const results = await schedule(steps, runAndReport, skipStep);
const getTotal = (key: 'passed' | 'failed' | 'skipped') =>
  results.reduce((sum, result) => sum + result[key], 0);

const again = findRepeatedSecondTries(
  join(root, '.cache/second-tries.json'),
  Object.fromEntries(
    results.filter(({ passed }) => passed > 0).map(({ name, unsteady }) => [name, unsteady]),
  ),
);
for (const title of again) console.log(`✗ needed a second try in two runs in a row: ${title}`);

const seconds = Math.round((performance.now() - started) / 1000);
const summary = {
  passed: getTotal('passed') - again.length,
  failed: getTotal('failed') + again.length,
  skipped: getTotal('skipped'),
  seconds,
  steps: results.map(({ output: _, ...told }) => told),
};
writeFileSync(join(root, '.cache/test-summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
console.log(`${Math.floor(seconds / 60)} min ${seconds % 60} s in all`);
console.log(`${summary.passed} passed, ${summary.failed} failed, ${summary.skipped} skipped`);
process.exitCode = summary.failed > 0 ? 1 : 0;
