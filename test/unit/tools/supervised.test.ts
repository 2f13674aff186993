import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { endSupervised, spawnSupervised } from '../../../tools/setup/supervised.ts';

const FILE = JSON.stringify(new URL('../../../tools/setup/supervised.ts', import.meta.url).href);

/** Says its own number, and that of a process which it started, as a server does that shares its work. */
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

/** A process that starts the server and then does what the code says. */
async function starter(code: string): Promise<{ process: ChildProcess; pids: number[] }> {
  const source = `import { endSupervised, spawnSupervised } from ${FILE};
    const server = spawnSupervised(process.execPath, ['-e', ${JSON.stringify(SERVER)}], process.env, 'inherit'); ${code}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, pids: String(text).trim().split(' ').map(Number) };
}

test('a server ends with the process that started it, which is killed', async () => {
  const { process: child, pids } = await starter('');
  expect(pids.map(isRunning)).toEqual([true, true]);
  child.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), 10_000);
});

test('a server ends when it is told to, and what started it goes on', async () => {
  const { process: child, pids } = await starter(
    'process.once("SIGUSR2", async () => { await endSupervised(server); console.log("ended"); }); setInterval(() => {}, 1e6);',
  );
  child.kill('SIGUSR2');
  expect(String(await once(child.stdout!, 'data'))).toBe('ended\n');
  // What the server had started is told in the same moment, and may take one more.
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), 10_000);
  expect(child.exitCode).toBeNull();
  child.kill();
  await once(child, 'exit');
});

test('a server that ends by itself is told of', async () => {
  const server = spawnSupervised(process.execPath, ['-e', 'process.exit(3)'], process.env, 'inherit');
  expect(await once(server, 'exit')).toEqual([3, null]);
  await endSupervised(server);
});
