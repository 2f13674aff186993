/** Stores of files outside of the database: a folder, or a bucket of an S3 service (docs/decisions/0037-files-outside-of-the-database.md). */
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { Unavailable } from '../database/database.ts';

/** The first and last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface FileStore {
  /** Location for messages, without secrets. */
  name: string;
  /** @param sha256 SHA-256 of the content in hex, which an S3 service verifies */
  put: (key: string, content: Buffer, type: string, sha256: string) => Promise<void>;
  /** Returns the content; undefined if there is no such file. */
  read: (key: string) => Promise<Buffer | undefined>;
  /** Streams a part of a file. Rejects if there is no such file. */
  stream: (key: string, range: ByteRange) => Promise<Readable>;
  /** Deletes a file. Does nothing if there is none. */
  remove: (key: string) => Promise<void>;
  /** Deletes parts of files that a crash has left, an hour later. */
  removeParts: () => Promise<void>;
}

/** The store does not take this file. Others may fit. */
export class FileRefused extends Unavailable {}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The end of the name of a file that is being written. */
const PART = '.part';
const MAX_PART_AGE_MS = 60 * 60_000;

/** Creates a store in a folder, which all servers have to share. */
function createFolderStore(folder: string): FileStore {
  const root = path.resolve(folder);
  const locate = (key: string): string => path.join(root, key);
  return {
    name: root,
    async put(key, content) {
      const file = locate(key);
      await mkdir(path.dirname(file), { recursive: true });
      // A crash leaves no half file under the name.
      const part = file + PART;
      try {
        const handle = await open(part, 'w');
        try {
          await handle.writeFile(content);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(part, file);
      } catch (cause) {
        await rm(part, { force: true });
        throw new FileRefused(`The folder ${root} does not take a file of ${content.length} bytes.`, {
          cause,
        });
      }
    },
    read: (key) =>
      readFile(locate(key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    stream: async (key, range) => {
      const handle = await open(locate(key));
      return createReadStream('', { fd: handle, ...range });
    },
    remove: (key) => rm(locate(key), { force: true }),
    async removeParts() {
      const until = Date.now() - MAX_PART_AGE_MS;
      const files = await readdir(root, { recursive: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const name of files.filter((one) => one.endsWith(PART))) {
        const part = path.join(root, name);
        const found = await stat(part).catch(() => undefined);
        if (found && found.mtimeMs < until) await rm(part, { force: true });
      }
    },
  };
}

/** A request to the service ends after this time; a stream after the second one. */
const TIMEOUT_MS = 30_000;
const STREAM_TIMEOUT_MS = 10 * 60_000;

/** Environment variables of all programs that use S3. */
export type S3Environment = Readonly<Record<string, string | undefined>>;

/** Creates a store in a bucket: `s3://bucket` or `s3://bucket/prefix`. */
function createS3Store(location: URL, env: S3Environment): FileStore {
  const bucket = location.hostname;
  const prefix = location.pathname.replace(/^\/|\/$/g, '');
  const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || 'us-east-1';
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'];
  const base = endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
  const client = new AwsClient({
    accessKeyId: env['AWS_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: env['AWS_SECRET_ACCESS_KEY'] ?? '',
    ...(env['AWS_SESSION_TOKEN'] && { sessionToken: env['AWS_SESSION_TOKEN'] }),
    service: 's3',
    region,
  });
  const getUrl = (key: string): string => [base, prefix, key].filter(Boolean).join('/');
  /** Sends a request. Rejects for other answers than success and 404. */
  async function send(key: string, init: RequestInit = {}, timeoutMs = TIMEOUT_MS): Promise<Response> {
    const answer = await client
      .fetch(getUrl(key), { ...init, signal: AbortSignal.timeout(timeoutMs) })
      .catch((cause: unknown) => {
        throw new Unavailable('The file storage does not answer.', { cause });
      });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new FileRefused(`The file storage answers ${init.method ?? 'GET'} with ${answer.status}.`);
  }
  return {
    name: `s3://${bucket}${prefix && `/${prefix}`}`,
    async put(key, content, type, sha256) {
      const answer = await send(key, {
        method: 'PUT',
        body: new Uint8Array(content),
        headers: { 'content-type': type, 'x-amz-content-sha256': sha256 },
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Unavailable(`There is no bucket ${bucket}.`);
    },
    async read(key) {
      const answer = await send(key);
      const content = Buffer.from(await answer.arrayBuffer());
      return answer.ok ? content : undefined;
    },
    async stream(key, { start, end }) {
      const answer = await send(key, { headers: { range: `bytes=${start}-${end}` } }, STREAM_TIMEOUT_MS);
      if (!answer.ok || !answer.body) throw new Error(`The file ${key} is missing.`);
      return Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
    },
    async remove(key) {
      await (await send(key, { method: 'DELETE' })).body?.cancel();
    },
    // A put is complete or leaves nothing.
    removeParts: async () => {},
  };
}

/** The value of `SAARISTO_FILES` that leaves files in the database. */
export const IN_DATABASE = 'database';

/**
 * Opens the store of a location: `s3://bucket/prefix` or a folder; undefined for `database`.
 * @throws RangeError with a sentence if an S3 location is invalid or lacks credentials
 */
export function openFileStore(location: string, env: S3Environment): FileStore | undefined {
  if (location === IN_DATABASE) return undefined;
  if (!location.startsWith('s3:')) return createFolderStore(location);
  if (!/^s3:\/\/[a-z0-9][a-z0-9.-]+[a-z0-9](?:\/[\w./-]*)?$/.test(location))
    throw new RangeError(`"${location}" is no bucket: write s3://bucket or s3://bucket/prefix.`);
  if (!env['AWS_ACCESS_KEY_ID'] || !env['AWS_SECRET_ACCESS_KEY'])
    throw new RangeError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing.');
  return createS3Store(new URL(location), env);
}
