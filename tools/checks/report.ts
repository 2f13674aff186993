import { endAll, type Result, runStep } from './run-step.ts';
import type { Step } from './steps.ts';

/** Runs a step and prints one line about it, and its output if it failed. */
export async function runAndReport(step: Step): Promise<Result> {
  const result = await runStep(step);
  const { name, ok, seconds, output, passed, failed, skipped, unsteady } = result;
  const counts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
  const tests = step.report ? `  ${counts.filter(Boolean).join(', ')}` : '';
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(12)}${seconds.toFixed(1).padStart(6)} s${tests}`);
  for (const title of unsteady) console.log(`  passed at the second try only: ${title}`);
  if (!ok) console.log(`\n${output.trim()}\n`);
  return result;
}

/**
 * Reports that a step was not run.
 * @param after the failed step that it depends on
 */
export function reportSkipped({ name }: Step, after: string): Result {
  console.log(`✗ ${name.padEnd(12)} not run, since ${after} failed`);
  return { name, ok: false, seconds: 0, output: '', passed: 0, failed: 1, skipped: 0, unsteady: [] };
}

/** Ends every step and the process on SIGINT, SIGTERM and SIGHUP. */
export function endAllOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      endAll();
      process.exit(1);
    });
}
