import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addVary } from '../platform/http/security/forwarded-headers.ts';

/** In bytes; compression does not help smaller responses. */
const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(text\/|application\/json|image\/svg)/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Returns the best encoding that a browser accepts, `br` before `gzip`. Ignores encodings with `q=0`. */
export function negotiateEncoding(acceptEncoding: string | undefined): 'br' | 'gzip' | undefined {
  const accepted = new Set(
    (acceptEncoding ?? '').split(',').flatMap((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      return parameters.some((parameter) => /^q=0(\.0+)?$/.test(parameter)) ? [] : [coding];
    }),
  );
  return (['br', 'gzip'] as const).find((coding) => accepted.has(coding));
}

type Encoding = NonNullable<ReturnType<typeof negotiateEncoding>>;

const compress = (text: string, coding: Encoding, isStyle: boolean): Promise<Buffer> =>
  coding === 'gzip'
    ? zip(text, { level: 6 })
    : brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: isStyle ? 11 : 4 } });

/** Size of the cache in bytes. Pictures and stylesheets are requested often. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024;

/**
 * Registers the compression of generated texts. Texts with an ETag are compressed once and cached. Uses fast levels,
 * except for stylesheets, which every page needs.
 */
export function registerCompression(app: FastifyInstance): void {
  const cache = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (typeof payload !== 'string' || payload.length < MIN_BYTES || !COMPRESSIBLE.test(type)) return payload;
    reply.header('vary', addVary(reply.getHeader('vary'), 'Accept-Encoding'));
    const coding = negotiateEncoding(request.headers['accept-encoding']);
    if (!coding) return payload;
    reply.header('content-encoding', coding);
    reply.removeHeader('content-length');
    const tag = reply.getHeader('etag');
    if (typeof tag !== 'string') return compress(payload, coding, false);
    const name = `${coding} ${tag}`;
    const bytes = cache.get(name) ?? (await compress(payload, coding, type.startsWith('text/css')));
    cache.set(name, bytes);
    return bytes;
  });
}
