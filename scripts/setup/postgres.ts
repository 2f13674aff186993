/** Starts temporary PostgreSQL servers. Installs PostgreSQL with apt-get if it is missing and the system is Debian with root rights. */
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { installDebian, updateDebian } from './debian.ts';
import { findFreePort } from './free-port.ts';
import { spawnSupervised } from './supervised.ts';

const VERSIONS = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root. */
const USER = 'postgres';
const isRoot = process.getuid?.() === 0;

/** A temporary server cannot run; the message is one sentence. */
export class PostgresError extends Error {}

/** A temporary PostgreSQL server. It also ends if this process is killed. */
export interface TemporaryPostgres {
  /** URL of its database `postgres`. */
  address: string;
  /** Starts the stopped server at the same address and waits until it accepts connections. */
  start: () => Promise<void>;
  /**
   * Stops the server and waits until it has exited.
   * @param mode `fast` ends all transactions; `immediate` is a crash, after which the next start recovers
   */
  stop: (mode?: 'fast' | 'immediate') => Promise<void>;
  /** Stops the server and deletes its data. */
  remove: () => Promise<void>;
  /** Returns the path of a program of the same version, such as `pg_dump`. */
  getProgram: (name: string) => string;
}

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
    throw new PostgresError(
      'PostgreSQL is not installed and can not be installed here: install postgresql (15 or later) and run this again.',
    );
}

const getPrograms = (): string => {
  const found = findPrograms() ?? (install(), findPrograms());
  if (!found)
    throw new PostgresError(
      'PostgreSQL was installed but its programs are not found: put initdb on the PATH and run this again.',
    );
  return found;
};

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
    throw new PostgresError(
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

/** Exists while the server runs: line 1 has its process id, line 8 its state. */
const getStateFile = (data: string): string => path.join(data, 'postmaster.pid');
const readStateLine = (data: string, line: number): string =>
  existsSync(getStateFile(data))
    ? (readFileSync(getStateFile(data), 'utf8').split('\n')[line - 1] ?? '')
    : '';

/** Starts the server and waits until it accepts connections. */
async function start(bin: string, folder: string, port: number): Promise<void> {
  const data = path.join(folder, 'data');
  const log = path.join(folder, 'log');
  const output = openSync(log, 'a');
  const args = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'];
  const server = spawnSupervised(...createUserCommand(bin, 'postgres', args), process.env, output, '/');
  closeSync(output);
  // pg_ctl waits in the same way.
  while (readStateLine(data, 8).trim() !== 'ready') {
    if (server.exitCode !== null)
      throw new PostgresError(
        `PostgreSQL could not be started: "${readFileSync(log, 'utf8').trim().split('\n').at(-1)}".`,
      );
    await setTimeout(50);
  }
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Ends the server by its process id and waits until it has exited. */
async function stop(data: string, mode: 'fast' | 'immediate'): Promise<void> {
  const pid = Number(readStateLine(data, 1));
  if (!(pid > 0)) return;
  process.kill(pid, SIGNALS[mode]);
  while (existsSync(getStateFile(data)) && isAlive(pid)) await setTimeout(50);
}

/**
 * Creates and starts a PostgreSQL server in a temporary folder.
 * @throws PostgresError if PostgreSQL is missing and cannot be installed, or does not start
 */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const bin = getPrograms();
  const folder = makeFolder();
  const data = path.join(folder, 'data');
  const remove = async (): Promise<void> => {
    await stop(data, 'fast');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    run(bin, 'initdb', ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
    const port = await findFreePort();
    await start(bin, folder, port);
    return {
      address: `postgres://${USER}@127.0.0.1:${port}/postgres`,
      start: () => start(bin, folder, port),
      stop: (mode = 'fast') => stop(data, mode),
      remove,
      getProgram: (name) => path.join(bin, name),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
