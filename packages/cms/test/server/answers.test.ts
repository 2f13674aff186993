import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { serveApp } from '../support/app.ts';
import { databases } from '../support/databases.ts';

const { app } = serveApp(databases[0]!.open, { trustProxy: true });

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

describe('security headers', () => {
  it.each([
    ['a page', '/', 200],
    ['an unknown URL', '/api/nothing', 404],
    ['a URL that cannot be decoded', '/%', 404],
    ['a URL that requires a login', '/editor/files/1', 303],
  ])('headers: the answer to %s has them', async (_case, url, status) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(SECURITY);
  });

  it.each([
    ['an invalid request', 'HELLO\r\n\r\n', 400],
    ['too large headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('headers: the answer to %s, which closes the connection, has them', async (_case, sent, status) => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => listening()));
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(sent);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const name of Object.keys(SECURITY)) expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ error: expect.any(String) });
  });

  it('headers: only answers over https have HSTS', async () => {
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

it('quick search: a single letter is not searched for [QS-03]', async () => {
  const hits = async (q: string) =>
    (await app.inject(`/api/search/suggestions/?language=fi&q=${q}`)).json<{ hits: unknown[] }>().hits.length;
  expect(await hits('m')).toBe(0);
  expect(await hits('%20m%20')).toBe(0);
  expect(await hits('ma')).toBeGreaterThan(0);
});

describe('files', () => {
  const video = (headers: Record<string, string>) => app.inject({ url: '/media/videos/tila.webm', headers });

  it('files: a requested range is sent', async () => {
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

  it('files: a range outside the file is answered 416 with the length', async () => {
    const { length } = (await video({})).rawPayload;
    const beyond = await video({ range: `bytes=${length}-` });
    expect([beyond.statusCode, beyond.body, beyond.headers['content-range']]).toEqual([
      416,
      '',
      `bytes */${length}`,
    ]);
  });

  it.each(['/theme/site.css', '/theme/logos/atriafi.svg'])(
    'files: %s is sent once until it changes',
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
