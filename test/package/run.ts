import { spawn, spawnSync, type ChildProcess } from 'node:child_process';

/** The environment of somebody else's shell: none of what npm has told the command that runs this. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|INIT_CWD$|VITEST)/i.test(name)),
);

/**
 * Runs a command to its end.
 * @returns what it said
 * @throws with that, where its exit code is none that was expected
 */
export function run(cwd: string, command: string, args: readonly string[], expected = 0): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== expected)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  return stdout;
}

/** Installs packages, out of npm's cache where it has them. */
export const install = (cwd: string, ...packages: string[]): string =>
  run(cwd, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages]);

/**
 * Starts a server, does something while it runs, and ends it.
 * @param ready what it says when it listens; its first group is handed on
 */
export async function whileRunning<Result>(
  cwd: string,
  command: readonly [string, ...string[]],
  ready: RegExp,
  work: (match: string) => Promise<Result>,
): Promise<Result> {
  const [name, ...args] = command;
  // A group of its own: npm starts the server beneath itself.
  const child = spawn(name, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    return await work(await said(child, ready));
  } finally {
    process.kill(-child.pid!);
  }
}

function said(child: ChildProcess, ready: RegExp): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    const hear = (data: Buffer): void => {
      // Colours stand in the midst of addresses.
      // oxlint-disable-next-line no-control-regex
      text += String(data).replace(/\u001b\[\d*m/g, '');
      const match = ready.exec(text);
      if (match) resolve(match[1] ?? '');
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    child.on('exit', (code) => reject(new Error(`it ended with ${code}\n${text}`)));
  });
}
