/**
 * Moves the content of files between the database and a store. A form or an editor stores a file in the database, in one transaction with its
 * row; a job moves it afterwards. So a store that does not answer loses and delays nothing.
 */
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database, Queries } from '../database/database.ts';
import { ago } from '../database/expressions.ts';
import { type ByteRange, FileRefused, type FileStore } from './file-store.ts';

/** Tables with files, and the folder of their keys. */
const TABLES = { media_file: 'media', enquiry_file: 'enquiries' } as const;
type FileTable = keyof typeof TABLES;
const TABLE_NAMES = Object.keys(TABLES) as FileTable[];

const stores = new WeakMap<Database, FileStore>();

/** Sets the store of a database's files. */
export const setFileStore = (database: Database, store: FileStore): void => void stores.set(database, store);

/** The columns from which a file is read. */
export const CONTENT = sql<string>`encode(content, 'hex')`.as('content');

/** The content of a row: in hex, or under a key of the store. */
export interface StoredContent {
  content: string;
  key: string | null;
}

/** Thrown if a file is not where the database expects it. */
export class MissingFile extends Error {
  constructor(key: string) {
    super(`The file ${key} is missing or damaged.`);
    this.name = 'MissingFile';
  }
}

const getSha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

function getStore(database: Database, key: string): FileStore {
  const store = stores.get(database);
  if (!store) throw new MissingFile(key);
  return store;
}

const findStored = (queries: Queries, key: string) =>
  queries.selectFrom('stored_file').select(['sha256', 'bytes']).where('key', '=', key).executeTakeFirst();

/** Reads a file of a store and verifies it. Returns undefined if it is missing or differs. */
async function readVerified(store: FileStore, key: string, sha256: string): Promise<Buffer | undefined> {
  const content = await store.read(key);
  return content && getSha256(content) === sha256 ? content : undefined;
}

/** Reads the content of a row. @throws MissingFile */
export async function readContent(database: Database, { content, key }: StoredContent): Promise<Buffer> {
  if (key === null) return Buffer.from(content, 'hex');
  const stored = await findStored(database, key);
  const read = stored && (await readVerified(getStore(database, key), key, stored.sha256));
  if (!read) throw new MissingFile(key);
  return read;
}

/** A file that can be sent in parts. */
export interface SentFile {
  bytes: number;
  stream: (range: ByteRange) => Promise<Readable>;
}

/** Yields the pieces of a whole file. Holds the last piece back until the checksum is right. @throws MissingFile */
async function* verifyPieces(pieces: AsyncIterable<Buffer>, key: string, sha256: string) {
  const hash = createHash('sha256');
  let last: Buffer | undefined;
  for await (const piece of pieces) {
    if (last) yield last;
    hash.update(piece);
    last = piece;
  }
  if (hash.digest('hex') !== sha256) throw new MissingFile(key);
  if (last) yield last;
}

/** Opens a file of a store. A read of the whole file checks its checksum, and ends early if the content differs. @throws MissingFile */
async function openStored(database: Database, key: string): Promise<SentFile> {
  const store = getStore(database, key);
  const stored = await findStored(database, key);
  if (!stored) throw new MissingFile(key);
  const { bytes, sha256 } = stored;
  return {
    bytes,
    stream: async (range) => {
      const pieces = await store.stream(key, range);
      const isWhole = range.start === 0 && range.end === bytes - 1;
      return isWhole ? Readable.from(verifyPieces(pieces, key, sha256)) : pieces;
    },
  };
}

/** Bytes of a piece that is read from the database. */
const PIECE_BYTES = 256 * 1024;

/** Reads the content of a form's file from the database piece by piece. Continues in the store if the file is moved meanwhile. @throws MissingFile */
async function* readPieces(database: Database, id: number, { start, end }: ByteRange) {
  for (let at = start; at <= end;) {
    const length = Math.min(PIECE_BYTES, end - at + 1);
    const { rows } = await sql<{ piece: string; key: string | null }>`
      select encode(substring(content from ${at + 1}::int for ${length}::int), 'hex') as piece, file_key as key
      from enquiry_file where id = ${id}`.execute(database);
    const [row] = rows;
    if (row?.key) {
      const { stream } = await openStored(database, row.key);
      yield* await stream({ start: at, end });
      return;
    }
    const piece = Buffer.from(row?.piece ?? '', 'hex');
    if (piece.length === 0) throw new MissingFile(`enquiry_file ${id}`);
    yield piece;
    at += piece.length;
  }
}

/** Opens a form's file to send it, in pieces wherever it is. @throws MissingFile */
export const openEnquiryFile = async (
  database: Database,
  { id, size, key }: { id: number; size: number; key: string | null },
): Promise<SentFile> =>
  key === null
    ? { bytes: size, stream: async (range) => Readable.from(readPieces(database, id, range)) }
    : openStored(database, key);

/** Opens the content of a row to send it. @throws MissingFile */
export async function openContent(database: Database, { content, key }: StoredContent): Promise<SentFile> {
  if (key === null) {
    const whole = Buffer.from(content, 'hex');
    return {
      bytes: whole.length,
      stream: async ({ start, end }) => Readable.from([whole.subarray(start, end + 1)]),
    };
  }
  return openStored(database, key);
}

/** Puts a file into a store and reads it back. @throws MissingFile if it differs */
async function putVerified(store: FileStore, key: string, content: Buffer, type: string, sha256: string) {
  await store.put(key, content, type, sha256);
  if (!(await readVerified(store, key, sha256))) throw new MissingFile(key);
}

/** Maximum files that a store refuses, until a run ends. */
const MAX_REFUSED = 5;

/**
 * Moves the smallest file of a table into the store. Returns false if the table has none, or the store has refused too many.
 * @param refused errors by table and row, whose files are left out
 */
async function moveOut(
  database: Database,
  store: FileStore,
  table: FileTable,
  refused: Map<string, FileRefused>,
): Promise<boolean> {
  if (refused.size >= MAX_REFUSED) return false;
  const { rows } = await sql<{ row: string; type: string; content: string }>`
    select ctid::text as row, type, encode(content, 'hex') as content from ${sql.table(table)}
    where file_key is null and ${table}::text || ctid::text <> all (${[...refused.keys()]}::text[])
    order by octet_length(content) limit 1`.execute(database);
  const [found] = rows;
  if (!found) return false;
  const content = Buffer.from(found.content, 'hex');
  const sha256 = getSha256(content);
  const key = `${TABLES[table]}/${randomUUID()}`;
  // Before the file, so that it is found and deleted if the server ends now.
  await database.insertInto('stored_file').values({ key, sha256, bytes: content.length }).execute();
  try {
    await putVerified(store, key, content, found.type, sha256);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    refused.set(table + found.row, error);
    await database.deleteFrom('stored_file').where('key', '=', key).execute();
    return true;
  }
  // The row may have been changed or deleted. Then nothing uses the file.
  await sql`update ${sql.table(table)} set file_key = ${key}, content = ''
    where ctid = ${found.row}::tid and file_key is null and sha256(content) = decode(${sha256}, 'hex')`.execute(
    database,
  );
  return true;
}

/** Moves one file of a table back into the database. Returns false if the table has none. @throws MissingFile */
async function moveIn(database: Database, store: FileStore, table: FileTable): Promise<boolean> {
  const { rows } = await sql<{ key: string; sha256: string }>`
    select key, sha256 from ${sql.table(table)} join stored_file on key = file_key limit 1`.execute(database);
  const [found] = rows;
  if (!found) return false;
  const content = await readVerified(store, found.key, found.sha256);
  if (!content) throw new MissingFile(found.key);
  await sql`update ${sql.table(table)} set content = decode(${content.toString('hex')}, 'hex'), file_key = null
    where file_key = ${found.key}`.execute(database);
  return true;
}

/** Repeats a step for each table until it returns false. Returns the number of steps. */
async function repeat(
  step: (table: FileTable) => Promise<boolean>,
  { files = Infinity, ms = Infinity }: { files?: number; ms?: number } = {},
): Promise<number> {
  const until = performance.now() + ms;
  let count = 0;
  for (const table of TABLE_NAMES)
    while (count < files && performance.now() < until && (await step(table))) count += 1;
  return count;
}

/**
 * Moves files of the database into a store, small ones first. Returns their number.
 * @throws FileRefused after the others are moved, if the store does not take a file
 */
export async function moveToStore(
  database: Database,
  store: FileStore,
  limits?: { files: number; ms: number },
): Promise<number> {
  const refused = new Map<string, FileRefused>();
  const count = await repeat((table) => moveOut(database, store, table, refused), limits);
  for (const error of refused.values()) throw error;
  return count;
}

/** Moves files of a store into the database. Returns their number. @throws MissingFile */
export const moveToDatabase = (database: Database, store: FileStore): Promise<number> =>
  repeat((table) => moveIn(database, store, table));

/** A condition on `stored_file`: a row has the file. */
const isUsed = sql<boolean>`(exists (select 1 from media_file where file_key = key)
  or exists (select 1 from enquiry_file where file_key = key))`;

/**
 * Copies files from one store to another, under the same keys. Skips files that are there. Returns the number of copied files.
 * @throws MissingFile
 */
export async function copyFiles(database: Database, from: FileStore, to: FileStore): Promise<number> {
  let count = 0;
  let last = '';
  for (;;) {
    const rows = await database
      .selectFrom('stored_file')
      .select(['key', 'sha256'])
      .where('key', '>', last)
      .where(isUsed)
      .orderBy('key')
      .limit(100)
      .execute();
    for (const { key, sha256 } of rows) {
      last = key;
      if (await readVerified(to, key, sha256)) continue;
      const content = await readVerified(from, key, sha256);
      if (!content) throw new MissingFile(key);
      await putVerified(to, key, content, 'application/octet-stream', sha256);
      count += 1;
    }
    if (rows.length === 0) return count;
  }
}

/** Deletes files that no row has: after the deletion of their row is committed, and an hour after they were put there. */
export async function deleteUnusedFiles(database: Database, store: FileStore): Promise<void> {
  const rows = await database
    .selectFrom('stored_file')
    .select('key')
    .where('created_at', '<', ago('1 hour'))
    .where(({ not }) => not(isUsed))
    .limit(1000)
    .execute();
  for (const { key } of rows) {
    await store.remove(key);
    await database.deleteFrom('stored_file').where('key', '=', key).execute();
  }
}

/** Returns whether a file of the database is in a store. */
export async function hasStoredFiles(queries: Queries): Promise<boolean> {
  const found = await queries
    .selectFrom('stored_file')
    .select('key')
    .where(isUsed)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
