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

/** Processes for all cells in jsdom. The modules of each cell stay in memory, which makes a process slower and slower. */
const SHARDS = 12;

/** Runs every `count`th cell in jsdom, from the cell `shard` on. Returns whether all passed. */
const runShard = (shard: number, count: number): Promise<boolean> =>
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
          CHAOS_EVERY: String(every * count),
          CHAOS_FROM: String(shard * every),
          ...(shard === 0 && args.includes('--fresh') && { CHAOS_FRESH: '1' }),
        },
      },
    );
    vitest.on('exit', (code) => resolve(code === 0));
  });

/** Runs the cells in jsdom. Returns whether all passed. */
async function runInJsdom(): Promise<boolean> {
  const count = filter === '' && every === 1 ? SHARDS : 1;
  let passed = true;
  for (let shard = 0; shard < count; shard += 1) passed = (await runShard(shard, count)) && passed;
  return passed;
}

const results = [
  isAsked('--jsdom') ? await runInJsdom() : true,
  isAsked('--browser') ? await runBrowserCells(new RegExp(filter), every) : true,
];
process.exitCode = results.every(Boolean) ? 0 : 1;
