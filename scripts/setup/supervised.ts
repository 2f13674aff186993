/** Starts servers and steps of checks that end together with the process that starts them, even if that is killed, as a test runner does after a timeout. */
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SUPERVISOR = path.join(import.meta.dirname, 'supervisor.mjs');

/**
 * Starts a server that ends with this process. Ctrl-C in a terminal does not reach it; this process decides when to end it.
 * @param output destination of its standard output and errors
 * @param folder its working directory; by default that of this process
 */
export function spawnSupervised(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  output: 'inherit' | 'pipe' | number,
  folder?: string,
): ChildProcess {
  const stdio: StdioOptions = ['pipe', output, output];
  return spawn(process.execPath, [SUPERVISOR, command, ...args], { env, stdio, cwd: folder, detached: true });
}

/** Ends a server of `spawnSupervised` and waits until it has exited. */
export async function endSupervised(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.stdin!.destroy();
  await gone;
}
