import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../cms/database/database.ts';
import { appOn } from '../support/app.ts';
import { databases } from '../support/databases.ts';

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await databases[0]!.open();
  app = await appOn(database, { trustProxy: true });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

describe('the security headers', () => {
  it.each([
    ['a page', '/', 200],
    ['an address where nothing is', '/api/nothing', 404],
    ['an address that can not be decoded', '/%', 400],
    ['an address that needs a login', '/editor/files/1', 303],
  ])('are on the answer to %s', async (_case, url, status) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(SECURITY);
  });

  it.each([
    ['a request that is none', 'HELLO\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('are on the answer to %s, which closes the connection', async (_case, sent, status) => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => listening()));
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(sent);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const name of Object.keys(SECURITY)) expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ error: expect.any(String) });
  });

  it('bind a browser that came by https to it, and no other', async () => {
    const by = async (protocol: string) =>
      (await app.inject({ url: '/', headers: { 'x-forwarded-proto': protocol } })).headers;
    expect(await by('https')).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
    expect(await by('http')).not.toHaveProperty('strict-transport-security');
  });
});

const listening = (): string => {
  const address = app.server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};

it('QS-03 a single letter suggests nothing, and is not looked for', async () => {
  const hits = async (q: string) =>
    (await app.inject(`/api/search/suggestions/?language=fi&q=${q}`)).json<{ hits: unknown[] }>().hits.length;
  expect(await hits('m')).toBe(0);
  expect(await hits('%20m%20')).toBe(0);
  expect(await hits('ma')).toBeGreaterThan(0);
});

describe('files', () => {
  const video = (headers: Record<string, string>) => app.inject({ url: '/media/videos/tila.webm', headers });

  it('are sent in the part that a player asks for', async () => {
    const whole = await video({});
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/webm' });
    const part = await video({ range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 100-199/${whole.rawPayload.length}`,
      'content-length': '100',
    });
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(100, 200));
  });

  it('answer 416 with their length to a part that they do not have', async () => {
    const { length } = (await video({})).rawPayload;
    const beyond = await video({ range: `bytes=${length}-` });
    expect([beyond.statusCode, beyond.body, beyond.headers['content-range']]).toEqual([
      416,
      '',
      `bytes */${length}`,
    ]);
  });

  it.each(['/theme/site.css', '/theme/logos/atriafi.svg'])(
    '%s is sent once, until it changes',
    async (url) => {
      const first = await app.inject(url);
      expect(first.statusCode).toBe(200);
      const again = await app.inject({
        url,
        headers: { 'if-none-match': `"other", ${String(first.headers['etag'])}` },
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({
        etag: first.headers['etag'],
        'cache-control': expect.any(String),
      });
      expect((await app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
    },
  );
});
