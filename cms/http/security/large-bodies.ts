import { type Readable, Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most parts of a large body of this route, where it takes more than others. */
    maxParts?: number;
    /** The most characters of a large body of this route without the contents of its files, where it takes more than others. */
    maxTextLength?: number;
  }
}

/** The most parts of a large body, files and fields together. */
const MAX_PARTS = 10_000;

/**
 * Whether a body is made of far more parts than any form sends. A file is one long text, which takes no more memory parsed; lists
 * of millions of empty lists take twenty times as much.
 */
export function hasTooManyParts(json: string, most = MAX_PARTS): boolean {
  const beginning = /[[{,]/g;
  for (let parts = 0; parts <= most; parts += 1) if (!beginning.test(json)) return false;
  return true;
}

export interface BodyLimits {
  /** A body below this many bytes is read whatever else is under way. */
  largeBytes: number;
  /**
   * Bytes of large bodies that may be in memory, those that have come: who tells of many and sends none takes no room. Parsed,
   * decoded and on their way to the database they take three times as much memory.
   */
  maxBytes: number;
  /** The same of one address. */
  maxBytesPerAddress: number;
  /** How many bytes have to come at least in each span of so many milliseconds. */
  minRate: { bytes: number; everyMs: number };
  /** How long a body may take in all, in milliseconds. */
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

/** A body on its way in: it fails where it comes too slowly, or `room` says that there is none for its bytes. */
class LimitedBody extends Transform {
  readonly #room: (bytes: number) => boolean;
  readonly #timers: readonly NodeJS.Timeout[];
  #recent = 0;

  constructor(room: (bytes: number) => boolean, { minRate: pace, timeoutMs: time }: BodyLimits) {
    super();
    this.#room = room;
    const tooSlow = (): void => void this.destroy(new HttpError(408, TOO_SLOW));
    const look = (): void => {
      if (this.#recent < pace.bytes) tooSlow();
      this.#recent = 0;
    };
    this.#timers = [setInterval(look, pace.everyMs), setTimeout(tooSlow, time)];
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#recent += chunk.length;
    if (this.#room(chunk.length)) done(null, chunk);
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
 * Keeps visitors who send large files all at once from taking more memory than there is, and those who send slowly from
 * taking the others' place: who comes beyond what fits is asked to try again, who does not go on sending is not waited for.
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
    // A body that does not tell its length may be as large as any.
    const size = Number(headers['content-length'] ?? bodyLimit);
    const isNone = size === 0 || (headers['content-length'] ?? headers['transfer-encoding']) === undefined;
    // What is beyond the limit is refused without being read.
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
    // Comes after the answer, and where the visitor goes away in the middle.
    reply.raw.once('close', () => {
      incoming.destroy();
      reserve(ip, -mine);
    });
    payload.once('error', (error) => incoming.destroy(error));
    // Whoever reads it hears of a fault; when nobody does any more it is none.
    incoming.on('error', () => {});
    return payload.pipe(incoming);
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
    // The rest of a body that nobody reads is not waited for.
    const hasBody = (request.headers['content-length'] ?? request.headers['transfer-encoding']) !== undefined;
    if (hasBody && !request.raw.complete) reply.header('connection', 'close');
  });
}

/** A body in the pieces in which it came. */
export interface Body {
  chunks: Uint8Array<ArrayBuffer>[];
  /** In bytes. */
  size: number;
}

/** Returns a chunk in memory of its own, which can be handed to a thread. */
const copyToOwnBuffer = (chunk: Buffer): Uint8Array<ArrayBuffer> =>
  chunk.buffer instanceof ArrayBuffer && chunk.buffer.byteLength === chunk.length
    ? new Uint8Array(chunk.buffer)
    : Uint8Array.from(chunk);

/**
 * Reads a body without joining its pieces: joining 60 MB stops the server for some 80 ms, and a thread can do it.
 * @throws HttpError 413 where it exceeds the limit of the route, 400 where it ends early, and what `registerBodyLimits` throws
 */
export async function readChunks(
  { headers, routeOptions: { bodyLimit } }: FastifyRequest,
  payload: Readable,
): Promise<Body> {
  const told = headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
  const body: Body = { chunks: [], size: 0 };
  const tooLarge = new HttpError(413, 'The body is too large.');
  if (told !== undefined && told > bodyLimit) throw tooLarge;
  try {
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      body.size += chunk.length;
      if (body.size > bodyLimit) throw tooLarge;
      body.chunks.push(copyToOwnBuffer(chunk));
    }
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, 'The body ended early.');
  }
  if (told !== undefined && told !== body.size)
    throw new HttpError(400, 'The length of the body is not what its header says.');
  return body;
}
