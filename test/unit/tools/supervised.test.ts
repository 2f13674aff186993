import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { endSupervised, spawnSupervised } from '../../../tools/setup/supervised.ts';

const FILE = JSON.stringify(new URL('../../../tools/setup/supervised.ts', import.meta.url).href);

/** Prints its process id and that of a child process, like a server with several processes. */
const SERVER = `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
  console.log(process.pid, pid); setInterval(() => {}, 1e6);`;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Starts a process that starts the server and then runs the code. */
async function starter(code: string): Promise<{ process: ChildProcess; pids: number[] }> {
  const source = `import { endSupervised, spawnSupervised } from ${FILE};
    const server = spawnSupervised(process.execPath, ['-e', ${JSON.stringify(SERVER)}], process.env, 'inherit'); ${code}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, pids: String(text).trim().split(' ').map(Number) };
}

test('supervised server: it ends when its parent process is killed', async () => {
  const { process: child, pids } = await starter('');
  expect(pids.map(isRunning)).toEqual([true, true]);
  child.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), 10_000);
});

test('supervised server: endSupervised ends it while its parent process continues', async () => {
  const { process: child, pids } = await starter(
    'process.once("SIGUSR2", async () => { await endSupervised(server); console.log("ended"); }); setInterval(() => {}, 1e6);',
  );
  child.kill('SIGUSR2');
  expect(String(await once(child.stdout!, 'data'))).toBe('ended\n');
  // The server's child gets the signal at the same time and may take a moment longer.
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), 10_000);
  expect(child.exitCode).toBeNull();
  child.kill();
  await once(child, 'exit');
});

test('supervised server: its own exit is reported', async () => {
  const server = spawnSupervised(process.execPath, ['-e', 'process.exit(3)'], process.env, 'inherit');
  expect(await once(server, 'exit')).toEqual([3, null]);
  await endSupervised(server);
});
