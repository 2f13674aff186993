/**
 * `npm run chaos`: each call of each widget fails in each way. All cells run in jsdom (`test/conformance/chaos.test.ts`); the
 * failures of the network run again in Chromium. `-- reviews` runs the cells whose names match, `--jsdom` and `--browser`
 * one half, `--every=10` each tenth cell, `--fresh` starts again.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runBrowserCells } from './browser.ts';

const args = process.argv.slice(2);
const filter = args.find((one) => !one.startsWith('--')) ?? '';
const every = Number(args.find((one) => one.startsWith('--every='))?.split('=')[1] ?? 1);
const isAsked = (half: string): boolean =>
  args.includes(half) || !args.some((one) => one === '--jsdom' || one === '--browser');

/** Runs the cells in jsdom. Returns whether all passed. */
const runInJsdom = (): Promise<boolean> =>
  new Promise((resolve) => {
    const vitest = spawn(
      process.execPath,
      [
        join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs'),
        'run',
        'conformance/chaos.test',
        '--project=conformance',
        '--disable-console-intercept',
      ],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          CHAOS: filter,
          CHAOS_EVERY: String(every),
          ...(args.includes('--fresh') && { CHAOS_FRESH: '1' }),
        },
      },
    );
    vitest.on('exit', (code) => resolve(code === 0));
  });

const results = [
  isAsked('--jsdom') ? await runInJsdom() : true,
  isAsked('--browser') ? await runBrowserCells(new RegExp(filter), every) : true,
];
process.exitCode = results.every(Boolean) ? 0 : 1;
