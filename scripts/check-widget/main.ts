/**
 * Checks one widget. `--quick` leaves out the checks that need the build or a browser. Exits with 1 if a check failed; the last line names
 * the failed checks.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findWidgets } from '../../packages/build/widgets.ts';
import { schedule } from '../checks/schedule.ts';
import { reports, type Step } from '../checks/steps.ts';
import { endAllOnSignal, formatResult, type Result, runStep, skipStep } from '../checks/run-step.ts';
import { ensureChromium } from '../setup/chromium.ts';
import { giveUp, root } from '../setup/ensure.mjs';
import { formatFailures, getLogFile } from './failures.ts';
import { findWidget } from '../../packages/build/find-widget.ts';
import { formatConclusion, createSteps } from './steps.ts';

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { quick: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    return {
      isQuick: values.quick,
      widget: findWidget(positionals[0] ?? '', findWidgets(join(root, 'widgets'))),
    };
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

/** Runs a step, stores its output, and prints one line. */
async function runAndNote(step: Step): Promise<Result> {
  const result = await runStep(step);
  writeFileSync(join(root, getLogFile(step.name)), result.output);
  console.log(formatResult(step, result));
  return result;
}

const started = performance.now();
const { isQuick, widget } = readOptions();
const steps = createSteps(widget, root, isQuick);
if (steps.some(({ needsBrowser }) => needsBrowser)) process.env['CHROMIUM_PATH'] = ensureChromium();
mkdirSync(join(root, reports), { recursive: true });
for (const { report } of steps) if (report) rmSync(join(root, report), { force: true });
endAllOnSignal();
const results = await schedule(steps, runAndNote, skipStep);
const failed = results.filter(({ ok, output }) => !ok && output !== '');
if (failed.length > 0) console.log(`\n${formatFailures(failed)}\n`);
console.log(formatConclusion(widget.name, results, (performance.now() - started) / 1000));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
