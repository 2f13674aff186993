/** Servers that end with the process that starts them, however that ends: a test runner kills what takes too long. */
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const KEEPER = path.join(import.meta.dirname, 'keeper.mjs');

/**
 * Starts a server. A terminal's Ctrl-C is not for it: who started it decides when it ends.
 * @param output for its standard output and errors
 * @param folder it starts in; without it that of this process
 */
export function startTied(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  output: 'inherit' | number,
  folder?: string,
): ChildProcess {
  const stdio: StdioOptions = ['pipe', output, output];
  return spawn(process.execPath, [KEEPER, command, ...args], { env, stdio, cwd: folder, detached: true });
}

/** Ends a server of `startTied`, and waits until it is gone. */
export async function endTied(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.stdin!.destroy();
  await gone;
}
