import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this a packet is a packet anyway (bytes). */
const WORTH_IT = 1024;
const COMPRESSIBLE = /^(text\/|application\/json|image\/svg)/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best coding that a browser takes, `br` before `gzip`. One it refuses with `q=0` is not taken. */
export function acceptedCoding(acceptEncoding: string | undefined): 'br' | 'gzip' | undefined {
  const accepted = new Set(
    (acceptEncoding ?? '').split(',').flatMap((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      return parameters.some((parameter) => /^q=0(\.0+)?$/.test(parameter)) ? [] : [coding];
    }),
  );
  return (['br', 'gzip'] as const).find((coding) => accepted.has(coding));
}

/** Compresses the texts that are made for a request. The levels are the fast ones: a visitor waits for them. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (typeof payload !== 'string' || payload.length < WORTH_IT || !COMPRESSIBLE.test(type)) return payload;
    reply.header('vary', 'Accept-Encoding');
    const coding = acceptedCoding(request.headers['accept-encoding']);
    if (!coding) return payload;
    reply.header('content-encoding', coding);
    reply.removeHeader('content-length');
    return coding === 'gzip'
      ? zip(payload, { level: 6 })
      : brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  });
}
