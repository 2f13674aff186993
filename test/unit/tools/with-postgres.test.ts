import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';

const TOOL = path.resolve(import.meta.dirname, '../../../tools/with-postgres.ts');

/** Prints the server's address and runs until its standard input is closed. */
const COMMAND = 'console.log(process.env.TEST_DATABASE_URL); process.stdin.resume();';

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(true)).once('error', () =>
      resolve(false),
    );
    socket.unref().end();
  });

async function start(): Promise<{ tool: ChildProcess; port: number }> {
  const args = ['--import', 'tsx', TOOL, process.execPath, '-e', COMMAND];
  const tool = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const [address] = (await once(tool.stdout, 'data')) as [Buffer];
  return { tool, port: Number(new URL(String(address)).port) };
}

// If the variable is set, PostgreSQL is installed.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('a command with PostgreSQL', () => {
  test('the server runs until the command ends', async () => {
    const { tool, port } = await start();
    expect(await answers(port)).toBe(true);
    tool.stdin!.end();
    expect(await once(tool, 'exit')).toEqual([0, null]);
    expect(await answers(port)).toBe(false);
  });

  test('the server ends when the tool is killed', async () => {
    const { tool, port } = await start();
    expect(await answers(port)).toBe(true);
    tool.kill('SIGKILL');
    tool.stdin!.end();
    await vi.waitFor(async () => expect(await answers(port)).toBe(false), 15_000);
  });
});
