import { spawn } from 'node:child_process';
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
import { readEnvironment } from '../../../../cms/server/environment.ts';
import { startServer } from '../../../../cms/server/start.ts';
import { lockFolder } from '../../../../cms/database/folder-lock.ts';
import { fillDataFolder } from '../support/data-folder.ts';
import { THOROUGH } from '../../../thorough.ts';

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

/** One sentence, with a way out after the colon. */
const SENTENCE = /^[^\n]+: [^\n]+\.$/;

describe('a start that fails says why and what to do', () => {
  it.each([
    ['a file in place of the data folder', { SAARISTO_DATA: file }, 'a file stands in its place'],
    ['a file on the way to it', { SAARISTO_DATA: path.join(file, 'data') }, 'a file stands in its place'],
    [
      'an address of another kind of database',
      { DATABASE_URL: 'mysql://localhost/x' },
      'not a PostgreSQL address',
    ],
    ['no address at all', { DATABASE_URL: 'localhost' }, 'not a PostgreSQL address'],
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
  ])('%s', async (_case, env, reason) => {
    const failure = await start(env).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'StartupError', message: expect.stringContaining(reason) });
    expect((failure as Error).message).toMatch(SENTENCE);
    expect((failure as Error).message).not.toContain('secret');
  });

  it.runIf(THOROUGH)('a taken port', async () => {
    const data = path.join(folder, 'taken-port');
    await fillDataFolder(data);
    const failure = await start({ PORT: String(busyPort), SAARISTO_DATA: data }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('another program uses it'),
    });
    expect((failure as Error).message).toMatch(SENTENCE);
  });

  it('a data folder that can not be written', async () => {
    const locked = path.join(folder, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o555);
    chmodSync(folder, 0o755);
    // Root may write anywhere; what others may is asked as nobody.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    const failure = await start({ SAARISTO_DATA: locked })
      .catch((error: unknown) => error)
      .finally(() => isRoot && process.seteuid?.(0));
    expect(failure).toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining("can't be written (EACCES)"),
    });
    expect((failure as Error).message).toMatch(SENTENCE);
  });

  it('a data folder that holds something else', async () => {
    const other = path.join(folder, 'other');
    mkdirSync(path.join(other, 'postgres'), { recursive: true });
    writeFileSync(path.join(other, 'postgres', 'PG_VERSION'), 'nonsense');
    const failure = await start({ SAARISTO_DATA: other }).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/^The database in .+\/other can't be opened \(/),
    });
    expect((failure as Error).message).toMatch(SENTENCE);
  });
});

describe('the lock of the data folder', () => {
  const data = path.join(folder, 'data');
  const lock = path.join(data, 'server.lock');
  const take = () => lockFolder(data, 'choose another');
  mkdirSync(data);
  afterEach(() => rmSync(lock, { force: true }));

  it('keeps a second server out while the first one runs', () => {
    const release = take();
    expect(take).toThrow(/in use by another running server \(process \d+\): .*\.$/);
    release();
    take()();
  });

  it.each([
    ['a process that is gone', '999999999 123'],
    ['a process number that another program has now', `${process.pid} 1`],
    ['nothing readable', 'rubbish'],
    ['nothing', ''],
  ])('is taken over from %s', (_case, left) => {
    writeFileSync(lock, left);
    const release = take();
    expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
    expect(existsSync(lock)).toBe(false);
  });
});

describe('the program', () => {
  it('prints the addresses of all sites, answers, and ends with 0 on SIGTERM', async () => {
    const data = path.join(folder, 'program');
    // A start before was killed while it made its database.
    const leftHalfMade = path.join(data, 'postgres.unfinished');
    mkdirSync(leftHalfMade, { recursive: true });
    writeFileSync(path.join(leftHalfMade, 'PG_VERSION'), '18');
    const server = spawn(process.execPath, ['--import', 'tsx', 'cms/main.ts'], {
      env: { ...process.env, PORT: '0', SAARISTO_DATA: data, DATABASE_URL: '', SAARISTO_DEMO_USERS: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
    const answer = await fetch(`${addresses[0]}api/search/suggestions/?q=makkara&language=fi`);
    expect(await answer.json()).toEqual({ hits: expect.any(Array) });
    const ended = new Promise((resolve) => server.once('exit', (...how) => resolve(how)));
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(errors).toBe('');
    expect(existsSync(leftHalfMade)).toBe(false);
    // What visitors leave is for this user alone, and the log holds no password.
    // PGlite minds no umask in files that it writes as it runs: the folder around them shuts others out.
    const open = readdirSync(data, { recursive: true })
      .map(String)
      .filter((name) => !name.endsWith('pg_internal.init'))
      .filter((name) => (statSync(path.join(data, name)).mode & 0o077) !== 0);
    expect([open, statSync(data).mode & 0o777]).toEqual([[], 0o700]);
    expect(printed).toMatch(
      /Set the password of \/editor, once, within a day: http:\/\/localhost:\d+\/editor\/setup\/[\w-]{43}\n/,
    );
  });

  it('says one sentence and ends with 1 where it can not start', async () => {
    const server = spawn(process.execPath, ['--import', 'tsx', 'cms/main.ts'], {
      env: { ...process.env, SAARISTO_DATA: file, DATABASE_URL: '' },
    });
    let errors = '';
    server.stderr.on('data', (text: Buffer) => (errors += String(text)));
    expect(await new Promise((resolve) => server.once('exit', resolve))).toBe(1);
    expect(errors.trim()).toMatch(SENTENCE);
  });
});
