import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createErrorHandler } from '../../../../../cms/http/errors.ts';
import { type BodyLimits, registerBodyLimits } from '../../../../../cms/http/security/large-bodies.ts';
import { appOn, OWN_PAGE } from '../../support/app.ts';
import { someDatabase } from '../../support/databases.ts';

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
afterEach(async () => {
  for (const sending of sendings.splice(0)) sending.destroy();
  await app.close();
});

async function serve(limits: Partial<BodyLimits> = {}): Promise<void> {
  app = Fastify({ bodyLimit: 100 * KB, trustProxy: true });
  app.setErrorHandler(createErrorHandler((error) => console.error(error)));
  app.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
  registerBodyLimits(app, { ...LIMITS, ...limits });
  app.post('/', async () => 'taken');
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

describe.each(someDatabase)('slow bodies on $name', ({ open: openDatabase }) => {
  it.each(['/editor/login', '/kirjaudu', '/editor/setup/x', '/maksu/x', '/api/like', '/nothing', '/'])(
    'timeout: a slow body to %s is answered and cut',
    async (path) => {
      const database = await openDatabase();
      app = await appOn(database, { bodyLimits: { minRate: { bytes: 64 * KB, everyMs: 200 } } });
      await app.listen({ port: 0, host: '127.0.0.1' });
      const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
      const method = path === '/' ? 'GET' : 'POST';
      socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${OWN_PAGE.cookie}\r\nx-xsrf-token: ${OWN_PAGE['x-xsrf-token']}\r\n` +
          'content-type: application/x-www-form-urlencoded\r\ncontent-length: 4000\r\n\r\n',
      );
      const trickle = setInterval(() => socket.write('a'), 20);
      socket.on('error', () => {});
      const [first] = (await once(socket, 'data')) as [Buffer];
      await once(socket, 'close');
      clearInterval(trickle);
      expect(first.toString()).toMatch(/^HTTP\/1\.1 (?:200|4\d\d) /);
      await database.close();
    },
  );
});
