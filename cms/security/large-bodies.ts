import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most parts of a large body of this route, where it takes more than others. */
    mostParts?: number;
  }
}

/** A body below this many bytes is read whatever else is under way. */
const LARGE = 1024 * 1024;
/** The most parts of a large body, files and fields together. */
const MOST_PARTS = 10_000;

/**
 * Whether a body is made of far more parts than any form sends. A file is one long text, which takes no more memory parsed; lists
 * of millions of empty lists take twenty times as much.
 */
export function hasTooManyParts(json: string, most = MOST_PARTS): boolean {
  const beginning = /[[{,]/g;
  for (let parts = 0; parts <= most; parts += 1) if (!beginning.test(json)) return false;
  return true;
}

/** Of bodies; parsed, decoded and on their way to the database they take three times as much memory. */
const MOST_UNDER_WAY = 256 * 1024 * 1024;

/**
 * Keeps visitors who send large files all at once from taking more memory than there is: who comes beyond some hundred
 * megabytes under way is asked to try again. A body that does not tell its length counts as the largest.
 */
export function limitLargeBodies(app: FastifyInstance): void {
  let underWay = 0;
  app.addHook('preParsing', async (request, reply) => {
    const { bodyLimit } = request.routeOptions;
    const size = Number(request.headers['content-length'] ?? bodyLimit);
    // What is beyond the limit is refused without being read.
    if (size < LARGE || size > bodyLimit) return;
    if (underWay + size > MOST_UNDER_WAY) {
      reply.header('retry-after', '5');
      throw new HttpError(429, 'Many files are on their way at the moment; try again in a few seconds.');
    }
    underWay += size;
    // Comes after the answer, and where the visitor goes away in the middle.
    reply.raw.once('close', () => (underWay -= size));
  });
}
