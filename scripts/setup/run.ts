import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './ensure.mjs';

/** Returns an environment whose PATH includes the commands of node_modules. */
export function createEnvironment(env: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  return { ...process.env, PATH: path, ...env };
}

/**
 * Runs a command in the foreground.
 * @returns its exit code, or 1 if a signal ended it
 */
export function run(
  command: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<number> {
  const child = spawn(command, args, {
    cwd: root,
    env: createEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
