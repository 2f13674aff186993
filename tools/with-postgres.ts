/**
 * Runs a command with a temporary PostgreSQL server: `tsx tools/with-postgres.ts vitest run --project node`. The command gets its address
 * in TEST_DATABASE_URL. Server and data are deleted when the command ends; the server also ends if this process is killed. Installs
 * PostgreSQL with apt-get if it is missing and the system is Debian with root rights.
 */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { installDebian, updateDebian } from './setup/debian.ts';
import { spawnSupervised } from './setup/supervised.ts';

const VERSIONS = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root. */
const USER = 'postgres';
const isRoot = process.getuid?.() === 0;

class Failure extends Error {}

/** Returns the folder of the newest PostgreSQL's programs in Debian's place, or that of the PATH. */
function findPrograms(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).filter((name) => /^\d+$/.test(name)) : [];
  const [newest] = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((name) => path.join(VERSIONS, name, 'bin'));
  if (newest && existsSync(path.join(newest, 'initdb'))) return newest;
  const found = spawnSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' });
  return found.status === 0 ? path.dirname(found.stdout.trim()) : undefined;
}

function install(): void {
  console.error('Installing PostgreSQL …');
  if (!updateDebian() || !installDebian('postgresql'))
    throw new Failure(
      'PostgreSQL is not installed and can not be installed here: install postgresql (15 or later) and run this again.',
    );
}

const programs = (): string => {
  const found = findPrograms() ?? (install(), findPrograms());
  if (!found)
    throw new Failure(
      'PostgreSQL was installed but its programs are not found: put initdb on the PATH and run this again.',
    );
  return found;
};

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Returns the command that runs a program of PostgreSQL as a user who may run it. */
const createUserCommand = (bin: string, program: string, args: string[]): [string, string[]] =>
  isRoot
    ? ['runuser', ['-u', USER, '--', path.join(bin, program), ...args]]
    : [path.join(bin, program), args];

function run(bin: string, program: string, args: string[]): void {
  const { status, stderr, stdout } = spawnSync(...createUserCommand(bin, program, args), {
    encoding: 'utf8',
    cwd: '/',
  });
  if (status !== 0) {
    throw new Failure(
      `PostgreSQL could not be started: ${program} printed "${(stderr || stdout).trim().split('\n').at(-1)}".`,
    );
  }
}

/** Creates a temporary folder that the server's user owns. */
function makeFolder(): string {
  const folder = mkdtempSync('/tmp/saaristo-postgres-');
  if (isRoot) spawnSync('chown', [USER, folder]);
  return folder;
}

function runCommand(name: string, args: string[], address: string): Promise<number> {
  const child = spawn(name, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: address } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new Failure(`The command ${name} can not be run.`)));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Exists while the server runs: line 1 has its process id, line 8 its state. */
const getStateFile = (data: string): string => path.join(data, 'postmaster.pid');
const readStateLine = (data: string, line: number): string =>
  existsSync(getStateFile(data))
    ? (readFileSync(getStateFile(data), 'utf8').split('\n')[line - 1] ?? '')
    : '';

/** Starts the server and waits until it accepts connections. */
async function start(bin: string, folder: string, data: string, port: number): Promise<void> {
  const log = path.join(folder, 'log');
  const output = openSync(log, 'a');
  const args = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'];
  const server = spawnSupervised(...createUserCommand(bin, 'postgres', args), process.env, output, '/');
  closeSync(output);
  // pg_ctl waits in the same way.
  while (readStateLine(data, 8).trim() !== 'ready') {
    if (server.exitCode !== null)
      throw new Failure(
        `PostgreSQL could not be started: "${readFileSync(log, 'utf8').trim().split('\n').at(-1)}".`,
      );
    await setTimeout(50);
  }
}

/** Ends the server by its process id and waits until it has exited. */
async function stop(data: string): Promise<void> {
  const pid = Number(readStateLine(data, 1));
  if (pid > 0) process.kill(pid, 'SIGINT');
  while (existsSync(getStateFile(data))) await setTimeout(50);
}

async function main([name, ...args]: string[]): Promise<number> {
  if (!name)
    throw new Failure(
      'Name the command to run, for example: tsx tools/with-postgres.ts vitest run --project node.',
    );
  const bin = programs();
  const folder = makeFolder();
  const data = path.join(folder, 'data');
  try {
    run(bin, 'initdb', ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
    const port = await findFreePort();
    await start(bin, folder, data, port);
    return await runCommand(name, args, `postgres://${USER}@127.0.0.1:${port}/postgres`);
  } finally {
    await stop(data);
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
