import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../server/environment.ts';
import { startServer } from '../../server/start.ts';
import { lockFolder } from '../../platform/database/folder-lock.ts';
import { fillDataFolder } from '../support/data-folder.ts';
import { THOROUGH } from '../../../../test/settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-start-'));
const file = path.join(folder, 'a-file');
let busy: Server;
let busyPort = 0;

beforeAll(async () => {
  writeFileSync(file, '');
  busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, 'localhost', resolve));
  const address = busy.address();
  busyPort = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  busy.close();
  rmSync(folder, { recursive: true });
});

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const server = await startServer(readEnvironment({ PORT: '0', SAARISTO_DATA: 'memory://', ...env }, []));
  await server.close();
}

/** Prints the modules of traces and metrics that a process has loaded, at its end. */
const MODULES_OF_OPERATORS = `
import { createRequire } from 'node:module';
const { cache } = createRequire(import.meta.url);
process.once('exit', () => {
  for (const file of Object.keys(cache)) if (/@opentelemetry|prom-client/.test(file)) console.error(file);
});`;

/** One sentence with a solution after the colon. */
const SENTENCE = /^[^\n]+: [^\n]+\.$/;

/** Starts a server that fails. Returns the message, which is one sentence with a solution. */
async function failureOf(env: NodeJS.ProcessEnv): Promise<string> {
  const failure = (await start(env).catch((error: unknown) => error)) as Error;
  expect(failure).toMatchObject({ name: 'StartupError', message: expect.stringMatching(SENTENCE) });
  return failure.message;
}

describe('failed starts: message and solution', () => {
  it.each([
    ['a file instead of the data folder', { SAARISTO_DATA: file }, 'a file stands in its place'],
    [
      'a file in the path of the data folder',
      { SAARISTO_DATA: path.join(file, 'data') },
      'a file stands in its place',
    ],
    ['a URL of another database', { DATABASE_URL: 'mysql://localhost/x' }, 'not a PostgreSQL address'],
    ['a value that is not a URL', { DATABASE_URL: 'localhost' }, 'not a PostgreSQL address'],
    [
      'a server that does not answer',
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' },
      'nothing answers',
    ],
    [
      'an unknown host',
      { DATABASE_URL: 'postgres://me:secret@no-such-host.invalid/x' },
      'host name is not known',
    ],
    ['a port that is no number', { PORT: 'many' }, 'PORT is "many"'],
  ])('start: %s', async (_case, env, reason) => {
    expect(await failureOf(env)).toContain(reason);
    expect(await failureOf(env)).not.toContain('secret');
  });

  it.runIf(THOROUGH)('start: a port that is in use; the port of the metrics is closed again', async () => {
    const data = path.join(folder, 'taken-port');
    await fillDataFolder(data);
    const metricsPort = String(busyPort + 1);
    const env = { PORT: String(busyPort), SAARISTO_DATA: data, SAARISTO_METRICS_PORT: metricsPort };
    expect(await failureOf(env)).toContain('another program uses it');
    await expect(fetch(`http://localhost:${metricsPort}/metrics`)).rejects.toThrow('fetch failed');
  });

  it('start: a data folder that is not writable', async () => {
    const locked = path.join(folder, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o555);
    chmodSync(folder, 0o755);
    // Root may write anywhere, so the test drops the privileges.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    const failure = await failureOf({ SAARISTO_DATA: locked }).finally(() => isRoot && process.seteuid?.(0));
    expect(failure).toContain("can't be written (EACCES)");
  });

  it('start: a data folder with other files', async () => {
    const other = path.join(folder, 'other');
    mkdirSync(path.join(other, 'postgres'), { recursive: true });
    writeFileSync(path.join(other, 'postgres', 'PG_VERSION'), 'nonsense');
    expect(await failureOf({ SAARISTO_DATA: other })).toMatch(
      /^The database in .+\/other can't be opened \(/,
    );
  });
});

describe('lock of the data folder', () => {
  const data = path.join(folder, 'data');
  const lock = path.join(data, 'server.lock');
  const take = () => lockFolder(data, 'choose another');
  mkdirSync(data);
  afterEach(() => rmSync(lock, { force: true }));

  it('lock: a second server cannot start while the first one runs', () => {
    const release = take();
    expect(take).toThrow(/in use by another running server \(process \d+\): .*\.$/);
    release();
    take()();
  });

  it.each([
    ['an ended process', '999999999 123'],
    ['a process id that another program has', `${process.pid} 1`],
    ['an invalid lock', 'rubbish'],
    ['an empty lock', ''],
  ])('lock: it is taken over from %s', (_case, left) => {
    writeFileSync(lock, left);
    const release = take();
    expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
    expect(existsSync(lock)).toBe(false);
  });
});

/** A renderer that prints its pages. */
const POOL = `
  const prerender = async (page) => (console.log('rendered'), page);
  export const createPrerenderPool = () => ({ ready: Promise.resolve(), prerender, close: async () => {} });
`;

describe('server process', () => {
  const processes: ChildProcess[] = [];

  /** Ends servers that a failed test has left. */
  afterEach(async () => {
    for (const server of processes.splice(0)) {
      if (server.exitCode !== null || server.signalCode !== null) continue;
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
    }
  });

  it('process: it renders a page in advance, prints the URLs of all sites, responds, and ends with 0 on SIGTERM', async () => {
    const data = path.join(folder, 'program');
    // An earlier start was killed while it created the database.
    const leftHalfMade = path.join(data, 'postgres.unfinished');
    mkdirSync(leftHalfMade, { recursive: true });
    writeFileSync(path.join(leftHalfMade, 'PG_VERSION'), '18');
    const dist = path.join(folder, 'dist');
    mkdirSync(dist);
    writeFileSync(path.join(dist, 'pool.js'), POOL);
    const probe = path.join(folder, 'probe.mjs');
    writeFileSync(probe, MODULES_OF_OPERATORS);
    const server = spawn(process.execPath, ['--import', 'tsx', '--import', probe, 'packages/cms/main.ts'], {
      env: {
        ...process.env,
        PORT: '0',
        SAARISTO_DATA: data,
        SAARISTO_DIST: dist,
        DATABASE_URL: '',
        SAARISTO_DEMO_USERS: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    processes.push(server);
    let errors = '';
    server.stderr.on('data', (text: Buffer) => (errors += String(text)));
    const printed = await new Promise<string>((resolve, reject) => {
      let text = '';
      server.stdout.on('data', (part: Buffer) => {
        text += String(part);
        if (text.includes('sibylla')) resolve(text);
      });
      server.once('exit', () => reject(new Error(errors)));
    });
    const addresses = (printed.match(/http:\S+/g) ?? []).filter((address) => !address.includes('/editor/'));
    expect(addresses).toHaveLength(14);
    expect(printed).toMatch(/rendered[^]*The estate is open/);
    const answer = await fetch(`${addresses[0]}api/search/suggestions/?q=makkara&language=fi`);
    expect(await answer.json()).toEqual({ hits: expect.any(Array) });
    const ended = new Promise((resolve) => server.once('exit', (...how) => resolve(how)));
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(errors).toBe('');
    expect(existsSync(leftHalfMade)).toBe(false);
    // Visitors' data is readable for this user only, and the log has no password. PGlite ignores the umask for later
    // files, but the folder protects them.
    const open = readdirSync(data, { recursive: true })
      .map(String)
      .filter((name) => !name.endsWith('pg_internal.init'))
      .filter((name) => (statSync(path.join(data, name)).mode & 0o077) !== 0);
    expect([open, statSync(data).mode & 0o777]).toEqual([[], 0o700]);
    expect(printed).toMatch(
      /Set the password of \/editor, once, within a day: http:\/\/localhost:\d+\/editor\/setup\/[\w-]{43}\n/,
    );
  });

  it('process: it prints one sentence and ends with 1 if it cannot start', async () => {
    const server = spawn(process.execPath, ['--import', 'tsx', 'packages/cms/main.ts'], {
      env: { ...process.env, SAARISTO_DATA: file, DATABASE_URL: '' },
    });
    processes.push(server);
    let errors = '';
    server.stderr.on('data', (text: Buffer) => (errors += String(text)));
    expect(await new Promise((resolve) => server.once('exit', resolve))).toBe(1);
    expect(errors.trim()).toMatch(SENTENCE);
  });
});
