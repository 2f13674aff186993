import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createErrorHandler, HttpError } from '../../../platform/http/errors.ts';
import {
  type BodyLimits,
  hasTooManyParts,
  readChunks,
  registerBodyLimits,
} from '../../../platform/http/security/large-bodies.ts';

const KB = 1024;
const LIMITS: BodyLimits = {
  largeBytes: 10 * KB,
  maxBytes: 300 * KB,
  maxBytesPerAddress: 200 * KB,
  minRate: { bytes: 1, everyMs: 60_000 },
  timeoutMs: 60_000,
};

let app: FastifyInstance;
const sendings: ClientRequest[] = [];

async function serve(limits: Partial<BodyLimits> = {}): Promise<void> {
  app = Fastify({ bodyLimit: 100 * KB, trustProxy: true });
  app.setErrorHandler(createErrorHandler((error) => console.error(error)));
  app.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
  registerBodyLimits(app, { ...LIMITS, ...limits });
  app.post('/', async () => 'taken');
  app.get<{ Querystring: { seconds?: string } }>('/busy', async ({ query: { seconds } }, reply) => {
    if (seconds) reply.header('retry-after', seconds);
    throw new HttpError(429, 'Busy.');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** Starts to send 100 kB and sends a part of it. */
function begin(address: string, kilobytes: number) {
  const { port } = app.server.address() as { port: number };
  const headers = { 'content-type': 'text/plain', 'content-length': 100 * KB, 'x-forwarded-for': address };
  const sending = request({ port, host: '127.0.0.1', method: 'POST', headers });
  sendings.push(sending);
  const answer = once(sending, 'response').then(([response]) => response as IncomingMessage);
  // Ignores errors of requests that the test ends.
  answer.catch(() => {});
  sending.write(Buffer.alloc(kilobytes * KB));
  return { answer, sending, end: () => sending.end(Buffer.alloc((100 - kilobytes) * KB)) };
}

/** Sends a whole body and returns the status. */
async function send(address: string): Promise<number | undefined> {
  const { answer, end } = begin(address, 50);
  end();
  return (await answer).statusCode;
}

describe('large bodies', () => {
  afterEach(async () => {
    for (const sending of sendings.splice(0)) sending.destroy();
    await app.close();
  });

  it('memory limit: announced bodies that are not sent do not block others', async () => {
    await serve();
    for (let count = 0; count < 20; count += 1) begin('10.0.0.1', 0);
    for (let count = 0; count < 20; count += 1) begin('10.0.0.2', 1);
    expect(await send('10.0.0.3')).toBe(200);
  });

  it('memory limit: bodies of one address do not block other addresses', async () => {
    await serve();
    const [first] = [begin('10.0.0.1', 99), begin('10.0.0.1', 99)];
    const refused = async () => {
      const { answer } = begin('10.0.0.1', 0);
      const { statusCode, headers } = await Promise.race([
        answer,
        new Promise<Partial<IncomingMessage>>((resolve) => setTimeout(resolve, 500, {})),
      ]);
      return [statusCode, headers?.['retry-after'], headers?.connection];
    };
    await expect.poll(refused).toEqual([429, '5', 'close']);
    expect(await send('10.0.0.2')).toBe(200);
    first.end();
    expect((await first.answer).statusCode).toBe(200);
    await expect.poll(() => send('10.0.0.1')).toBe(200);
  });

  it('memory limit: bodies of all addresses have a limit, and closed connections free it', async () => {
    await serve();
    const all = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((address) => begin(address, 99));
    await expect.poll(() => send('10.0.0.4')).toBe(429);
    for (const { sending } of all) sending.destroy();
    await expect.poll(() => send('10.0.0.4')).toBe(200);
  });

  it.each([
    ['stop', { minRate: { bytes: KB, everyMs: 50 } }],
    ['take too long', { timeoutMs: 50 }],
  ])('rate: bodies that %s are answered 408, and the connection is closed', async (_case, limits) => {
    await serve(limits);
    const { answer } = begin('10.0.0.1', 50);
    const { statusCode, headers } = await answer;
    expect([statusCode, headers.connection]).toEqual([408, 'close']);
    // The next body has its own timeout.
    expect(await send('10.0.0.1')).toBe(200);
  });

  it('rate: a body without a length that stops is answered 408', async () => {
    await serve({ minRate: { bytes: KB, everyMs: 50 } });
    const { port } = app.server.address() as { port: number };
    const headers = { 'content-type': 'text/plain' };
    const sending = request({ port, host: '127.0.0.1', method: 'POST', headers });
    sendings.push(sending);
    sending.write('x');
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(408);
  });

  it('refusals: an answer without a time to wait gets five seconds', async () => {
    await serve();
    const headers = async (path: string) => (await app.inject(path)).headers;
    expect(await headers('/busy')).toMatchObject({ 'retry-after': '5' });
    expect(await headers('/busy?seconds=60')).toMatchObject({ 'retry-after': '60' });
    expect(await headers('/nothing')).not.toHaveProperty('retry-after');
    expect(await headers('/busy')).not.toMatchObject({ connection: 'close' });
  });

  it('size limit: a too large body without a length is refused without waiting for the rest', async () => {
    await serve({ minRate: { bytes: KB, everyMs: 50 } });
    const { port } = app.server.address() as { port: number };
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
    });
    sendings.push(sending);
    sending.write(Buffer.alloc(150 * KB));
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    expect([response.statusCode, response.headers.connection]).toEqual([413, 'close']);
    expect(await send('10.0.0.1')).toBe(200);
  });
});

describe('bodies in chunks', () => {
  const read = (chunks: Iterable<Buffer> | AsyncIterable<Buffer>, length?: number, bodyLimit = 6) => {
    const headers = { ...(length !== undefined && { 'content-length': String(length) }) };
    return readChunks({ headers, routeOptions: { bodyLimit } } as never, Readable.from(chunks));
  };
  const parts = ['abc', 'def'].map((text) => Buffer.from(text));

  it.each([undefined, 6])('body: one of the largest size with the length %s is read', async (length) => {
    const { chunks, size } = await read(parts, length);
    expect([Buffer.concat(chunks).toString(), size]).toEqual(['abcdef', 6]);
    // A thread receives the memory of each chunk.
    for (const chunk of chunks) expect(chunk.buffer.byteLength).toBe(chunk.length);
  });

  it('body: small chunks are joined, and a large one with its own memory is not copied', async () => {
    const small = Array.from({ length: 100_000 }, () => Buffer.from('a'));
    const own = Buffer.from(new ArrayBuffer(64 * KB));
    const { chunks, size } = await read([...small, own, ...small], undefined, 1000 * KB);
    expect(chunks.map(({ length }) => length)).toEqual([65_536, 34_464, 65_536, 65_536, 34_464]);
    expect([chunks[2]!.buffer === own.buffer, size]).toEqual([true, 265_536]);
  });

  async function* fail() {
    yield parts[0]!;
    throw new Error('aborted');
  }
  async function* refuse() {
    yield parts[0]!;
    throw new HttpError(408, 'Too slow.');
  }
  it.each([
    ['is announced too large', () => read(parts, 7), 413, 'The body is too large.'],
    ['is too large', () => read(parts, undefined, 5), 413, 'The body is too large.'],
    [
      'is shorter than announced',
      () => read(parts, 6.5, 7),
      400,
      'The length of the body is not what its header says.',
    ],
    [
      'is longer than announced',
      () => read(parts, 5),
      400,
      'The length of the body is not what its header says.',
    ],
    ['ends early', () => read(fail()), 400, 'The body ended early.'],
    ['is refused by a limit', () => read(refuse()), 408, 'Too slow.'],
  ])('body: one that %s has its error', async (_, reading, statusCode, message) => {
    await expect(reading()).rejects.toMatchObject({ statusCode, message });
  });

  it.each([
    ['[1,2]', 2, false],
    ['[1,2,3]', 2, true],
    ['{"a":[]}', 2, false],
    ['{"a":[],"b":0}', 2, true],
    [`["${'x'.repeat(99)}"]`, 2, false],
    [`[${','.repeat(9_999)}`, undefined, false],
    [`[${','.repeat(10_000)}`, undefined, true],
  ])('parts: %.20s has more than %s: %s', (json, most, isTooMany) => {
    expect(hasTooManyParts(json, most)).toBe(isTooMany);
  });
});
