/** Runs in the thread of the embedded database. Handles one request after another. */
import { chmodSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type Answer, IN_MEMORY, type Request } from './messages.ts';

let client: PGlite | undefined;

/** Removes the access of other users, because PGlite ignores the umask and creates files that all users can read. */
function restrictPermissions(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

/** Returns the folder of the database. Creates it under another name first, so that an aborted start leaves no incomplete database. */
async function prepareHome(folder: string): Promise<string> {
  const home = path.join(folder, 'postgres');
  if (!existsSync(home)) {
    const unfinished = `${home}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await (await PGlite.create(unfinished)).close();
    restrictPermissions(unfinished);
    renameSync(unfinished, home);
  }
  return home;
}

/** Formats bytes as hex, which is ten times as fast as PGlite's serializer for large files. */
const formatBytea = (bytes: Uint8Array): string =>
  `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`;

async function openDatabase(folder: string): Promise<PGlite> {
  return PGlite.create(folder === IN_MEMORY ? IN_MEMORY : await prepareHome(folder), {
    extensions: { pg_trgm },
    serializers: { [types.BYTEA]: formatBytea },
    // Dates are ISO dates, as on PostgreSQL.
    parsers: { [types.DATE]: String },
  });
}

async function runStatement(sql: string, parameters: readonly unknown[]): Promise<Omit<Answer, 'id'>> {
  if (!client) throw new Error('The database is not open.');
  const results =
    parameters.length > 0 ? [await client.query<object>(sql, [...parameters])] : await client.exec(sql);
  const { rows = [], affectedRows: affected = 0 } = results.at(-1) ?? {};
  return { rows, affected };
}

async function handleRequest(request: Request): Promise<Omit<Answer, 'id'>> {
  if (request.kind === 'run') return runStatement(request.sql, request.parameters);
  if (request.kind === 'open') client = await openDatabase(request.folder);
  else await client?.close();
  return {};
}

/** Returns the parts of an error that may be logged. PGlite's errors contain the parameters, which visitors wrote. */
function getSafeError(error: unknown): NonNullable<Answer['error']> {
  const { message, code, constraint, table } = error as Error & Partial<Record<string, string>>;
  return { message, ...Object.fromEntries(Object.entries({ code, constraint, table }).filter(([, v]) => v)) };
}

parentPort?.on('message', ({ id, ...request }: Request & { id: number }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's messages have no origin
  const answer = (given: Omit<Answer, 'id'>): void => parentPort?.postMessage({ id, ...given });
  void handleRequest(request).then(answer, (error: unknown) => answer({ error: getSafeError(error) }));
});
