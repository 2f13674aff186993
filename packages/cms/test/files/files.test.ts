/** Files in the database, in a folder and in a bucket of a local S3 server. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Database } from '../../platform/database/database.ts';
import { addMedia, cropMedia, deleteMedia, replaceMedia } from '../../media/store.ts';
import { readPicture } from '../../media/sizes.ts';
import { findFile } from '../../enquiries/inbox.ts';
import { FileRefused, type FileStore, openFileStore } from '../../platform/files/file-store.ts';
import { collections } from '../../server/collections.ts';
import { parseRange } from '../../platform/files/send.ts';
import {
  copyFiles,
  deleteUnusedFiles,
  hasStoredFiles,
  moveToDatabase,
  moveToStore,
  setFileStore,
} from '../../platform/files/stored-files.ts';
import { appOn } from '../support/app.ts';
import { databases } from '../support/databases.ts';
import { rowsOf, valueOf } from '../support/rows.ts';
import { EVERY_SITE } from '../../platform/model/visitor-data.ts';

const AUTHOR = { id: 1, name: 'Aino', role: 'publisher' as const, sites: null, languages: null };
const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-files-'));
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'pictures', configs: [] }],
});
let environment: Record<string, string>;
let database: Database;
let user: number;

beforeAll(async () => {
  const { port } = await server.run();
  environment = {
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
  };
  database = await databases[0]!.open();
});
afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const createPicture = async () => {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a23' } })
    .png()
    .toBuffer();
  const picture = await readPicture(bytes);
  if (typeof picture === 'string') throw new Error(picture);
  return picture;
};

/** Reads a file of a form as a whole. */
async function readForm(id: string): Promise<Buffer> {
  const { bytes, stream } = (await findFile(database, EVERY_SITE, id))!.sent;
  return buffer(await stream({ start: 0, end: bytes - 1 }));
}

/** Stores the file of a form. Returns its id. */
async function addFormFile(size: number, content: string): Promise<string> {
  const [{ id } = {}] = await rowsOf(
    database,
    `with enquiry as (insert into enquiry (kind, site, data) values ('question', 'atriafi', '{}') returning id)
     insert into enquiry_file (enquiry_id, position, name, type, size, content)
     select id, 0, 'x.pdf', 'application/pdf', $1, ${content} from enquiry returning id`,
    [size],
  );
  return String(id);
}

describe('files of forms', () => {
  const SIZE = 3_000_000;
  const CONTENT = `decode(repeat('0123456789', ${SIZE / 5}), 'hex')`;

  it('a file in the database is read in pieces, no faster than the client takes them', async () => {
    let statements = 0;
    const counted = new Database({
      ...database.connections,
      run: (...args) => {
        statements += 1;
        return database.connections.run(...args);
      },
    });
    const { sent } = (await findFile(counted, EVERY_SITE, await addFormFile(SIZE, CONTENT)))!;
    const pieces = (await sent.stream({ start: 5, end: SIZE - 1 }))[Symbol.asyncIterator]();
    const first = (await pieces.next()) as IteratorResult<Buffer, undefined>;
    // The file's row, the piece and at most two pieces in advance.
    expect(statements).toBeLessThanOrEqual(4);
    const rest: Buffer[] = [first.value!];
    for (let next = await pieces.next(); !next.done; next = await pieces.next())
      rest.push(next.value as Buffer);
    expect(Math.max(...rest.map(({ length }) => length))).toBe(256 * 1024);
    const whole = Buffer.from('0123456789'.repeat(SIZE / 5), 'hex');
    expect(Buffer.concat(rest).equals(whole.subarray(5))).toBe(true);
  });

  it('a file that is moved to the store during a download is continued there', async () => {
    const store = openFileStore(path.join(folder, 'moved'), {})!;
    const id = await addFormFile(SIZE, CONTENT);
    const { sent } = (await findFile(database, EVERY_SITE, id))!;
    const pieces = (await sent.stream({ start: 0, end: SIZE - 1 }))[Symbol.asyncIterator]();
    const first = (await pieces.next()) as IteratorResult<Buffer, undefined>;
    setFileStore(database, store);
    await moveToStore(database, store);
    const rest: Buffer[] = [first.value!];
    for (let next = await pieces.next(); !next.done; next = await pieces.next())
      rest.push(next.value as Buffer);
    expect(Buffer.concat(rest)).toHaveLength(SIZE);

    // A damaged file never arrives as a whole.
    const [{ file_key: key } = {}] = await rowsOf(
      database,
      'select file_key from enquiry_file where id = $1',
      [id],
    );
    writeFileSync(path.join(folder, 'moved', String(key)), Buffer.alloc(SIZE));
    await expect(readForm(id)).rejects.toThrow(/missing or damaged/);
    await rowsOf(database, 'delete from enquiry');
    await deleteUnusedFiles(database, store);
  });
});

describe('a full store', () => {
  it('a file that is refused stays in the database, the others are moved, and no part is left', async () => {
    const place = path.join(folder, 'full');
    const store = openFileStore(place, {})!;
    const ids: string[] = [];
    for (const content of ['largest', 'abc', 'ab'])
      ids.push(await addFormFile(content.length, `'${content}'`));
    const put: FileStore['put'] = (key, content, ...rest) =>
      content.length === 3
        ? Promise.reject(new FileRefused('It is full.'))
        : store.put(key, content, ...rest);
    await expect(moveToStore(database, { ...store, put })).rejects.toThrow('It is full.');
    const kept = await rowsOf(database, 'select id from enquiry_file where file_key is null');
    expect(kept.map(({ id }) => String(id))).toEqual([ids[1]]);

    // A file cannot replace a folder.
    const key = 'enquiries/blocked';
    mkdirSync(path.join(place, key, 'x'), { recursive: true });
    await expect(store.put(key, Buffer.from('x'), '', '')).rejects.toThrow(FileRefused);
    const [old, recent] = ['old.part', 'new.part'].map((name) => path.join(place, 'enquiries', name));
    for (const name of [old!, recent!]) writeFileSync(name, 'x');
    utimesSync(old!, 0, 0);
    await store.removeParts();
    const parts = readdirSync(path.join(place, 'enquiries')).filter((name) => name.endsWith('.part'));
    expect(parts).toEqual(['new.part']);
    await openFileStore(path.join(folder, 'missing'), {})!.removeParts();
    await rowsOf(database, 'delete from enquiry');
    await rowsOf(database, 'delete from stored_file');
  });
});

describe('stored files', () => {
  const stores = (): [string, FileStore][] => [
    ['a folder', openFileStore(path.join(folder, 'files'), {})!],
    ['a bucket', openFileStore('s3://pictures/estate', environment)!],
  ];

  it('pictures and files of forms: they are moved, served with ranges, changed, deleted and moved back', async () => {
    const app = await appOn(database);
    user ??= Number(
      await valueOf<unknown>(
        database,
        `insert into editor_user (email, name, role, password_hash) values ('a@x.example', 'A', 'publisher', '') returning id`,
      ),
    );
    for (const [name, store] of stores()) {
      const { id, url } = await addMedia(
        database,
        { name: 'a.png', alt: '', by: user },
        await createPicture(),
      );
      const file = await addFormFile(3, `'abc'`);
      const get = (headers = {}) => app.inject({ url, headers: { accept: 'image/webp', ...headers } });
      const whole = (await get()).rawPayload;
      setFileStore(database, store);
      expect(await moveToStore(database, store), name).toBeGreaterThan(2);
      expect(await moveToStore(database, store)).toBe(0);
      expect(await hasStoredFiles(database)).toBe(true);
      expect(await rowsOf(database, `select 1 from media_file where content <> ''`)).toEqual([]);

      const answer = await get();
      expect(answer.rawPayload.equals(whole)).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(whole.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
      });
      const part = await get({ range: 'bytes=2-5' });
      expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
        206,
        `bytes 2-5/${whole.length}`,
        whole.subarray(2, 6),
      ]);
      expect((await get({ range: `bytes=${whole.length}-` })).statusCode).toBe(416);
      expect(String(await readForm(file))).toBe('abc');

      // New crops are made of the stored file, in the database until the next move.
      await cropMedia(database, id, { x: 0, y: 0 });
      await moveToStore(database, store);
      await replaceMedia(database, id, await createPicture(), AUTHOR, collections);
      await moveToStore(database, store);
      const age = () => rowsOf(database, `update stored_file set created_at = now() - interval '2 hours'`);
      await deleteUnusedFiles(database, store);
      const before = await rowsOf(database, 'select key from stored_file');
      await age();
      await deleteUnusedFiles(database, store);
      const after = await rowsOf(database, 'select key from stored_file');
      expect(after.length).toBeLessThan(before.length);
      for (const { key } of after) expect(await store.read(String(key))).toBeDefined();

      const kept = after.map(({ key }) => String(key));
      await moveToDatabase(database, store);
      expect(await hasStoredFiles(database)).toBe(false);
      expect(String(await readForm(file))).toBe('abc');
      await deleteMedia(database, id, AUTHOR);
      await rowsOf(database, 'delete from media where deleted_at is not null');
      await rowsOf(database, 'delete from enquiry');
      await deleteUnusedFiles(database, store);
      for (const key of kept) expect(await store.read(key)).toBeUndefined();
    }
    await app.close();
  });

  it('stores: files are copied from one to the other once, and a damaged one is reported', async () => {
    const [[, from], [, to]] = stores() as [[string, FileStore], [string, FileStore]];
    await addMedia(database, { name: 'b.png', alt: '', by: user }, await createPicture());
    setFileStore(database, from);
    const count = await moveToStore(database, from);
    expect(await copyFiles(database, from, to)).toBe(count);
    expect(await copyFiles(database, from, to)).toBe(0);
    const [first] = readdirSync(path.join(folder, 'files/media'));
    await to.remove(`media/${first}`);
    writeFileSync(path.join(folder, 'files/media', first!), 'damaged');
    await expect(copyFiles(database, from, to)).rejects.toThrow(/media.*is missing or damaged/);
  });

  it('bucket: a service that refuses or does not answer is unavailable', async () => {
    const open = (values: object) => openFileStore('s3://pictures', { ...environment, ...values })!;
    await expect(open({ AWS_SECRET_ACCESS_KEY: 'wrong' }).read('x')).rejects.toThrow('answers GET with 403');
    await expect(open({ AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' }).read('x')).rejects.toThrow(
      'does not answer',
    );
  });

  it.each(['s3://', 's3://UPPER', 's3://b?x=1', 's3:b'])('location %s is refused', (location) => {
    expect(() => openFileStore(location, environment)).toThrow(RangeError);
  });
});

it.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=2-3', { start: 2, end: 3 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=10-', null],
  ['bytes=3-2', null],
  ['bytes=-0', null],
  ['bytes=0-1,3-4', undefined],
  ['items=0-1', undefined],
  ['bytes=-', undefined],
])('range %s of ten bytes is %j', (header, range) => expect(parseRange(header, 10)).toEqual(range));
