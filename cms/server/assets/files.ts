import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding } from '../compression.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
};

const EXTENSIONS = { br: '.br', gzip: '.gz' };

/** A file below `folder`, or undefined where the name leads out of it or to a kind of file that is not served. */
function resolve(folder: string, name: string): string | undefined {
  if (name.includes('\0') || name.split(/[\\/]/).some((part) => part.startsWith('.'))) return undefined;
  const file = path.resolve(folder, name);
  return file.startsWith(path.resolve(folder) + path.sep) && path.extname(file) in TYPES ? file : undefined;
}

const getModifiedTime = async (file: string): Promise<number | undefined> => {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.mtimeMs : undefined;
};

/** The coding to send a file in: that of the one beside it where the browser takes it and it is not out of date. */
async function findPrecompressed(
  file: string,
  acceptEncoding: string | undefined,
): Promise<'br' | 'gzip' | undefined> {
  const coding = negotiateEncoding(acceptEncoding);
  if (!coding) return undefined;
  const [plain = 0, compressed] = await Promise.all([
    getModifiedTime(file),
    getModifiedTime(file + EXTENSIONS[coding]),
  ]);
  return compressed !== undefined && compressed >= plain ? coding : undefined;
}

/** Files whose names change with what is in them, by name and coding: read once. No more of them than the build made. */
const cache = new Map<string, Buffer>();

/** Sends a file that never changes, from memory. */
async function sendImmutable(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  cacheControl: string,
): Promise<boolean> {
  const coding = negotiateEncoding(request.headers['accept-encoding']);
  const read = async (one: 'br' | 'gzip' | undefined): Promise<Buffer | undefined> => {
    const name = one ? file + EXTENSIONS[one] : file;
    const bytes = cache.get(name) ?? (await readFile(name).catch(() => undefined));
    if (bytes) cache.set(name, bytes);
    return bytes;
  };
  const compressed = coding && (await read(coding));
  const bytes = compressed ?? (await read(undefined));
  if (!bytes) return false;
  reply.headers({
    vary: 'Accept-Encoding',
    'cache-control': cacheControl,
    'content-type': TYPES[path.extname(file)],
  });
  if (compressed) reply.header('content-encoding', coding);
  await reply.send(bytes);
  return true;
}

/**
 * Sends a file of a folder, precompressed where it can be, with a tag to revalidate by, and a part of it where one is asked for.
 * @param place `isImmutable` says that the file's name changes with what is in it
 * @returns false where there is no such file; nothing is sent then
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    folder,
    name,
    cacheControl,
    isImmutable = false,
  }: { folder: string; name: string; cacheControl: string; isImmutable?: boolean },
): Promise<boolean> {
  const file = resolve(folder, name);
  if (file && isImmutable) return sendImmutable(request, reply, file, cacheControl);
  if (!file || (await getModifiedTime(file)) === undefined) return false;
  const coding = await findPrecompressed(file, request.headers['accept-encoding']);
  const { type, statusCode, headers, stream } = await send(
    request.raw,
    encodeURIComponent(path.basename(file) + (coding ? EXTENSIONS[coding] : '')),
    { root: path.dirname(file), cacheControl: false, contentType: false, index: false },
  );
  reply.code(statusCode).header('vary', 'Accept-Encoding');
  if (type !== 'file') {
    // What is asked for is not in the file, or not the file that the browser has.
    stream.destroy();
    await reply.headers({ 'content-range': headers['Content-Range'] }).send();
    return true;
  }
  reply.headers({ ...headers, 'cache-control': cacheControl });
  if (statusCode === 304) {
    await reply.send();
    return true;
  }
  reply.header('content-type', TYPES[path.extname(file)]);
  if (coding) reply.header('content-encoding', coding);
  await reply.send(stream);
  return true;
}
