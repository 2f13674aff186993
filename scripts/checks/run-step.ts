import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { SEED, THOROUGH } from '../../test/settings.ts';
import { root } from '../setup/ensure.mjs';
import { createEnvironment } from '../setup/run.ts';
import { spawnSupervised } from '../setup/supervised.ts';
import { type Count, count } from './count.ts';
import type { Step } from './steps.ts';

export interface Result extends Count {
  name: string;
  ok: boolean;
  seconds: number;
  /** Standard output and standard error of the step. */
  output: string;
}

/** Milliseconds after which a step is considered to hang. */
const stepTimeout = (THOROUGH ? 60 : 15) * 60_000;

const running = new Set<ChildProcess>();

/** Ends a step and all processes that it started. */
const endStep = (child: ChildProcess): void => void child.stdin?.destroy();

/** Ends every step and the process on SIGINT, SIGTERM and SIGHUP. */
export function endAllOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      running.forEach(endStep);
      process.exit(1);
    });
}

/** Runs one step and collects its output without printing it. */
export async function runStep({
  name,
  command: [command = '', ...args],
  env,
  report,
  mustNotSay,
}: Step): Promise<Result> {
  const started = performance.now();
  const variables = { CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0', SEED: String(SEED), ...env };
  const child = spawnSupervised(command, args, createEnvironment(variables), 'pipe', root);
  running.add(child);
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout!.on('data', collect);
  child.stderr!.on('data', collect);
  const timer = setTimeout(() => {
    output += `\n${name} did not end within ${stepTimeout / 60_000} minutes.\n`;
    endStep(child);
  }, stepTimeout);
  const ended = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      output += `${error.message}\n`;
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  clearTimeout(timer);
  running.delete(child);
  const said = mustNotSay?.exec(output)?.[0];
  if (said) output += `\n${name} must not say "${said}".\n`;
  const ok = ended && !said;
  const seconds = (performance.now() - started) / 1000;
  return { name, ok, seconds, output, ...count(report && join(root, report), ok) };
}

/** Returns one line about a step's result. */
export function formatResult({ report }: Step, result: Result): string {
  const { name, ok, seconds, passed, failed, skipped } = result;
  const counts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
  const tests = report ? `  ${counts.filter(Boolean).join(', ')}` : '';
  return `${ok ? '✓' : '✗'} ${name.padEnd(12)}${seconds.toFixed(1).padStart(6)} s${tests}`;
}

/** Runs a step and prints one line about it, and its output if it failed. */
export async function runAndReport(step: Step): Promise<Result> {
  const result = await runStep(step);
  console.log(formatResult(step, result));
  for (const title of result.unsteady) console.log(`  passed at the second try only: ${title}`);
  if (!result.ok) console.log(`\n${result.output.trim()}\n`);
  return result;
}

/**
 * Reports that a step was not run.
 * @param after the failed step that it depends on
 */
export function skipStep({ name }: Step, after: string): Result {
  console.log(`✗ ${name.padEnd(12)} not run, since ${after} failed`);
  return { name, ok: false, seconds: 0, output: '', passed: 0, failed: 1, skipped: 0, unsteady: [] };
}
