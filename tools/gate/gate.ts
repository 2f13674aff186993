/** The whole gate, or some of it. Ends with 1 where anything failed; the last line counts the tests. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../house/chromium.ts';
import { giveUp, root } from '../house/ensure.mjs';
import { endAll, type Result, runStep } from './run-step.ts';
import { schedule } from './schedule.ts';
import { choose, reports, type Step } from './steps.ts';

function chosenSteps(): readonly Step[] {
  try {
    return choose(parseArgs({ options: { only: { type: 'string' } } }).values.only);
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

/** One line for each step; all that it said where it failed. */
async function tell(step: Step): Promise<Result> {
  const result = await runStep(step);
  const { name, ok, seconds, output, passed, failed, unsteady } = result;
  const tests = step.report ? `  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(9)}${seconds.toFixed(1).padStart(6)} s${tests}`);
  for (const title of unsteady) console.log(`  passed at the second try only: ${title}`);
  if (!ok) console.log(`\n${output.trim()}\n`);
  return result;
}

function skip({ name }: Step, after: string): Result {
  console.log(`✗ ${name.padEnd(9)} not run, since ${after} failed`);
  return { name, ok: false, seconds: 0, output: '', passed: 0, failed: 1, unsteady: [] };
}

const steps = chosenSteps();
if (steps.some((step) => step.browser)) process.env['CHROMIUM_PATH'] = ensureChromium();
rmSync(join(root, reports), { recursive: true, force: true });
mkdirSync(join(root, reports), { recursive: true });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    endAll();
    process.exit(1);
  });

const results = await schedule(steps, tell, skip);
const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
const summary = {
  passed: total('passed'),
  failed: total('failed'),
  steps: results.map(({ output: _, ...told }) => told),
};
writeFileSync(join(root, '.cache/test-summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
console.log(`${summary.passed} passed, ${summary.failed} failed`);
process.exitCode = summary.failed > 0 ? 1 : 0;
