import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import config from '../../../playwright.config.ts';

test('e2e server: it ends when the test runner that started it is gone', async () => {
  const [{ command, env }] = [config.webServer].flat() as [{ command: string; env: NodeJS.ProcessEnv }];
  // Playwright starts it in the same way, and holds the other end of its standard input.
  const server = spawn(command, {
    shell: true,
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env, PORT: '0' },
  });
  try {
    await once(server.stdout, 'data');
    server.stdin.destroy();
    await once(server, 'exit', { signal: AbortSignal.timeout(15_000) });
  } finally {
    if (server.exitCode === null && server.signalCode === null) process.kill(-server.pid!, 'SIGKILL');
  }
  expect(server.exitCode ?? server.signalCode).not.toBeNull();
});
