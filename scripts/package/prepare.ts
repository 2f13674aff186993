/**
 * `prepack` of `npm pack`: builds dist/ if needed, prepares the package's package.json and lib/ in a staging folder, and puts them into the
 * checkout for npm to read. `restore.ts` restores the checkout.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME } from '../../packages/build/runtime.ts';
import { buildIfNeeded } from '../setup/build.ts';
import { emptyStaging, place, restore, STAGING } from './restore.ts';
import { stagePackage } from './stage.ts';

/** A running process, as the system lists it. */
interface Process {
  parent: number;
  command: string;
}

function readProcess(pid: number): Process | undefined {
  const folder = `/proc/${pid}`;
  if (existsSync(folder)) {
    const [, rest = ''] = /.*\) \S (\d+)/s.exec(readFileSync(`${folder}/stat`, 'utf8')) ?? [];
    return { parent: Number(rest), command: readFileSync(`${folder}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  }
  const [, parent, command] =
    /(\d+) +(.*)/.exec(
      spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '',
    ) ?? [];
  return command === undefined ? undefined : { parent: Number(parent), command };
}

/** Finds the npm that runs this script: between them may be a shell. */
function findNpm(pid = process.ppid): number | undefined {
  const found = pid > 1 ? readProcess(pid) : undefined;
  if (!found) return undefined;
  return /\bnpm\b/.test(found.command) ? pid : findNpm(found.parent);
}

/** Starts a process that restores the checkout if npm is killed before `postpack`. */
function guardCheckout(): void {
  const npm = findNpm();
  if (npm === undefined) return;
  const restorer = join(import.meta.dirname, 'restore.ts');
  spawn(process.execPath, ['--import', 'tsx', restorer, String(npm)], {
    cwd: RUNTIME,
    detached: true,
    stdio: 'ignore',
  }).unref();
}

// Cleans up after an interrupted run.
restore();
emptyStaging();
if ((await buildIfNeeded()) !== 0) process.exit(1);
await stagePackage(STAGING);
guardCheckout();
place();
