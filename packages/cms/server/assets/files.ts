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

/** Returns the path of a file in `folder`; undefined if the name leads outside or the type is not served. */
function resolve(folder: string, name: string): string | undefined {
  if (name.includes('\0') || name.split(/[\\/]/).some((part) => part.startsWith('.'))) return undefined;
  const file = path.resolve(folder, name);
  return file.startsWith(path.resolve(folder) + path.sep) && path.extname(file) in TYPES ? file : undefined;
}

const getModifiedTime = async (file: string): Promise<number | undefined> => {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.mtimeMs : undefined;
};

/** Returns the encoding of the precompressed file to send, if the browser accepts it and the file is up to date. */
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

/** Maximum size of files that are sent in one piece. The system delivers it even if the process is killed right after. */
const MAX_WHOLE_BYTES = 256 * 1024;

/** Files with a hash in their name, by name and encoding. The build limits their number. */
const cache = new Map<string, Buffer>();

/** Sends a file with a hash in its name from the cache. */
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
 * Sends a file of a folder: precompressed if possible, with validators and range support.
 * @param place `isImmutable` if the file name contains a hash of its content
 * @returns false without sending anything if the file does not exist
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
    // The range is not satisfiable or a precondition failed.
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
  const isSmall = Number(headers['Content-Length']) <= MAX_WHOLE_BYTES;
  await reply.send(isSmall ? Buffer.concat(await stream.toArray()) : stream);
  return true;
}
