import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding } from '../compression.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webm': 'video/webm',
};

const CODINGS = { br: '.br', gzip: '.gz' };

/** A file below `folder`, or undefined where the name leads out of it or to a kind of file that is not served. */
function resolve(folder: string, name: string): string | undefined {
  if (name.includes('\0') || name.split(/[\\/]/).some((part) => part.startsWith('.'))) return undefined;
  const file = path.resolve(folder, name);
  return file.startsWith(path.resolve(folder) + path.sep) && path.extname(file) in TYPES ? file : undefined;
}

const fileStat = async (file: string) => {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found : undefined;
};

/** The variant to send: the compressed one beside the file where the browser takes it and it is not out of date. */
async function variantOf(file: string, acceptEncoding: string | undefined) {
  const plain = await fileStat(file);
  if (!plain) return undefined;
  const coding = acceptedCoding(acceptEncoding);
  const compressed = coding && (await fileStat(file + CODINGS[coding]));
  return compressed && compressed.mtimeMs >= plain.mtimeMs
    ? { file: file + CODINGS[coding], stat: compressed, coding }
    : { file, stat: plain, coding: undefined };
}

/**
 * Sends a file of a folder, precompressed where it can be, with a tag to revalidate by.
 * @returns false where there is no such file; nothing is sent then
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, name, cacheControl }: { folder: string; name: string; cacheControl: string },
): Promise<boolean> {
  const file = resolve(folder, name);
  const variant = file && (await variantOf(file, request.headers['accept-encoding']));
  if (!variant) return false;
  const tag = `"${variant.stat.size.toString(36)}-${Math.round(variant.stat.mtimeMs).toString(36)}-${variant.coding ?? 'id'}"`;
  reply.headers({
    'cache-control': cacheControl,
    'content-type': TYPES[path.extname(file)],
    etag: tag,
    vary: 'Accept-Encoding',
    ...(variant.coding && { 'content-encoding': variant.coding }),
  });
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) {
    await reply.removeHeader('content-encoding').code(304).send();
  } else {
    await reply.header('content-length', variant.stat.size).send(createReadStream(variant.file));
  }
  return true;
}
