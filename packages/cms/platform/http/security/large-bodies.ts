import { type Readable, Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maximum number of parts in a large body of this route, if it differs from the default. */
    maxParts?: number;
    /** Maximum characters of a large body of this route without its files, if it differs from the default. */
    maxTextLength?: number;
  }
}

/** Maximum number of parts in a large body, files and fields together. */
const MAX_PARTS = 10_000;

/**
 * Returns whether a body has far more parts than any form. A file is one long text, which needs no more memory when
 * parsed, but millions of empty lists need twenty times as much.
 */
export function hasTooManyParts(json: string, most = MAX_PARTS): boolean {
  const beginning = /[[{,]/g;
  for (let parts = 0; parts <= most; parts += 1) if (!beginning.test(json)) return false;
  return true;
}

export interface BodyLimits {
  /** Size in bytes from which a body counts as large. Smaller bodies are always read. */
  largeBytes: number;
  /**
   * Maximum bytes of large bodies in memory. Counts received bytes, not announced ones, so that a client that sends
   * nothing uses no capacity. Parsing, decoding and storing need up to three times as much memory.
   */
  maxBytes: number;
  /** Maximum bytes of large bodies in memory for one address. */
  maxBytesPerAddress: number;
  /** Minimum rate: `bytes` in each span of `everyMs`. */
  minRate: { bytes: number; everyMs: number };
  /** Maximum duration of a body in milliseconds. */
  timeoutMs: number;
}

const MB = 1024 * 1024;

const LIMITS: BodyLimits = {
  largeBytes: MB,
  maxBytes: 256 * MB,
  maxBytesPerAddress: 128 * MB,
  minRate: { bytes: 64 * 1024, everyMs: 10_000 },
  timeoutMs: 5 * 60_000,
};

const TOO_SLOW = 'The body took too long to come.';
const TOO_MANY = 'Many files are on their way at the moment; try again in a few seconds.';

/** An incoming body. It fails if it is too slow or if `hasRoom` returns false for its next bytes. */
class LimitedBody extends Transform {
  readonly #hasRoom: (bytes: number) => boolean;
  readonly #timers: readonly NodeJS.Timeout[];
  #recent = 0;

  constructor(hasRoom: (bytes: number) => boolean, { minRate: pace, timeoutMs: time }: BodyLimits) {
    super();
    this.#hasRoom = hasRoom;
    const tooSlow = (): void => void this.destroy(new HttpError(408, TOO_SLOW));
    const look = (): void => {
      if (this.#recent < pace.bytes) tooSlow();
      this.#recent = 0;
    };
    this.#timers = [setInterval(look, pace.everyMs), setTimeout(tooSlow, time)];
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#recent += chunk.length;
    if (this.#hasRoom(chunk.length)) done(null, chunk);
    else done(new HttpError(429, TOO_MANY));
  }

  override _flush(done: TransformCallback): void {
    this.#end();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#end();
    done(error);
  }

  #end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

/**
 * Limits the memory and the time of incoming bodies. Responds 429 if the memory limit is reached and 408 if a body is
 * too slow.
 */
export function registerBodyLimits(app: FastifyInstance, given: Partial<BodyLimits> = {}): void {
  const limits = { ...LIMITS, ...given };
  let held = 0;
  const heldByAddress = new Map<string, number>();
  const reserve = (address: string, bytes: number): void => {
    held += bytes;
    const all = (heldByAddress.get(address) ?? 0) + bytes;
    if (all > 0) heldByAddress.set(address, all);
    else heldByAddress.delete(address);
  };
  const hasRoom = (address: string, bytes: number): boolean =>
    held + bytes <= limits.maxBytes && (heldByAddress.get(address) ?? 0) + bytes <= limits.maxBytesPerAddress;

  app.addHook('preParsing', async (request, reply, payload) => {
    const { headers, ip } = request;
    const { bodyLimit } = request.routeOptions;
    // A body without a content length may be as large as the limit.
    const size = Number(headers['content-length'] ?? bodyLimit);
    const isNone = size === 0 || (headers['content-length'] ?? headers['transfer-encoding']) === undefined;
    // The route refuses bodies beyond its limit without reading them.
    if (isNone || size > bodyLimit) return payload;
    const isLarge = size >= limits.largeBytes;
    if (isLarge && !hasRoom(ip, size)) throw new HttpError(429, TOO_MANY);
    let mine = 0;
    const incoming = new LimitedBody((bytes) => {
      if (!isLarge) return true;
      if (!hasRoom(ip, bytes)) return false;
      mine += bytes;
      reserve(ip, bytes);
      return true;
    }, limits);
    // Fired after the response, and also if the visitor disconnects.
    reply.raw.once('close', () => {
      incoming.destroy();
      reserve(ip, -mine);
    });
    payload.once('error', (error) => incoming.destroy(error));
    // The reader handles errors. Without a reader they are ignored.
    incoming.on('error', () => {});
    return payload.pipe(incoming);
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
    // Closes the connection instead of receiving the rest of an unread body.
    const hasBody = (request.headers['content-length'] ?? request.headers['transfer-encoding']) !== undefined;
    if (hasBody && !request.raw.complete) reply.header('connection', 'close');
  });
}

/** Bytes up to which chunks are joined. */
const BLOCK_BYTES = 64 * 1024;

/** Received bytes, each chunk in its own memory so that it can be transferred to a thread. A million tiny chunks need no more than their sum. */
export class Chunks {
  readonly #chunks: Uint8Array<ArrayBuffer>[] = [];
  readonly #block = new Uint8Array(BLOCK_BYTES);
  #used = 0;
  size = 0;

  push(chunk: Buffer): void {
    this.size += chunk.length;
    if (this.#used + chunk.length > BLOCK_BYTES) this.#flush();
    if (chunk.length < BLOCK_BYTES) {
      this.#block.set(chunk, this.#used);
      this.#used += chunk.length;
    } else if (chunk.buffer instanceof ArrayBuffer && chunk.buffer.byteLength === chunk.length)
      this.#chunks.push(new Uint8Array(chunk.buffer));
    else this.#chunks.push(Uint8Array.from(chunk));
  }

  /** Returns all chunks. */
  end(): Uint8Array<ArrayBuffer>[] {
    this.#flush();
    return this.#chunks;
  }

  #flush(): void {
    if (this.#used > 0) this.#chunks.push(this.#block.slice(0, this.#used));
    this.#used = 0;
  }
}

/**
 * Yields the chunks of a body while they arrive.
 * @param maxBytes maximum bytes, if fewer than the route's limit
 * @throws HttpError 413 if the body exceeds the limit, 400 if it ends early, and the errors of `registerBodyLimits`
 */
export async function* readArriving(
  { headers, routeOptions }: Pick<FastifyRequest, 'headers' | 'routeOptions'>,
  payload: Readable,
  maxBytes = Infinity,
): AsyncGenerator<Buffer> {
  const limit = Math.min(routeOptions.bodyLimit, maxBytes);
  const told = headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
  const tooLarge = new HttpError(413, 'The body is too large.');
  let size = 0;
  if (told !== undefined && told > limit) throw tooLarge;
  try {
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw tooLarge;
      yield chunk;
    }
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, 'The body ended early.');
  }
  if (told !== undefined && told !== size)
    throw new HttpError(400, 'The length of the body is not what its header says.');
}

/** Reads a body as `readArriving` does, without joining it, since joining 60 MB blocks the server for about 80 ms. */
export async function readChunks(
  request: FastifyRequest,
  payload: Readable,
): Promise<{ chunks: Uint8Array<ArrayBuffer>[]; size: number }> {
  const body = new Chunks();
  for await (const chunk of readArriving(request, payload)) body.push(chunk);
  return { chunks: body.end(), size: body.size };
}
