/** Checks one widget. Exits with 1 if a check failed; the last line names the failed checks. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findWidgets } from '../build/widgets.ts';
import { schedule } from '../checks/schedule.ts';
import { reports } from '../checks/steps.ts';
import { endAllOnSignal, reportSkipped, runAndReport } from '../checks/run-step.ts';
import { ensureChromium } from '../setup/chromium.ts';
import { giveUp, root } from '../setup/ensure.mjs';
import { findWidget } from './find.ts';
import { formatConclusion, createSteps } from './steps.ts';

function readWidget() {
  try {
    return findWidget(process.argv[2] ?? '', findWidgets(join(root, 'widgets')));
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

const started = performance.now();
const widget = readWidget();
const steps = createSteps(widget, root);
process.env['CHROMIUM_PATH'] = ensureChromium();
mkdirSync(join(root, reports), { recursive: true });
for (const { report } of steps) if (report) rmSync(join(root, report), { force: true });
endAllOnSignal();
const results = await schedule(steps, runAndReport, reportSkipped);
console.log(formatConclusion(widget.name, results, (performance.now() - started) / 1000));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
