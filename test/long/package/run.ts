import { spawn, spawnSync, type ChildProcess } from 'node:child_process';

/** The environment without the variables that npm adds for its commands. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|INIT_CWD$|VITEST)/i.test(name)),
);

/**
 * Runs a command until it exits.
 * @returns its output
 * @throws with the output if the exit code is not an expected one
 */
export function run(cwd: string, command: string, args: readonly string[], expected = 0): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== expected)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  return stdout;
}

/** Installs packages, from npm's cache if possible. */
export const install = (cwd: string, ...packages: string[]): string =>
  run(cwd, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages]);

/**
 * Runs a server during `work`, and ends it.
 * @param ready matches its output when it listens; its first group is passed on
 */
export async function whileRunning<Result>(
  cwd: string,
  command: readonly [string, ...string[]],
  ready: RegExp,
  work: (match: string) => Promise<Result>,
): Promise<Result> {
  const [name, ...args] = command;
  // In its own process group, because npm starts the server as a child.
  const child = spawn(name, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    return await work(await said(child, ready));
  } finally {
    // It may have ended by itself.
    if (child.exitCode === null) process.kill(-child.pid!);
  }
}

function said(child: ChildProcess, ready: RegExp): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    const hear = (data: Buffer): void => {
      // Color codes can be inside of addresses.
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

const POLL_MS = 100;

/** Returns the first answer of a server, which may print its address before it listens. */
export async function fetchFirst(address: string): Promise<Response> {
  const deadline = AbortSignal.timeout(60_000);
  for (;;) {
    const answer = await fetch(address, { signal: deadline }).catch(() => deadline.throwIfAborted());
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
