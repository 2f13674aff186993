import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerAssetRoutes, THEME } from '../../../server/assets/routes.ts';
import { JoinedStylesheets } from '../../../pages/render/stylesheets/joined.ts';
import { createErrorHandler } from '../../../platform/http/errors.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-assets-'));
const dist = path.join(folder, 'dist');
const app = Fastify();

beforeAll(() => {
  mkdirSync(path.join(dist, 'chunks'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.js'), 'secret');
  writeFileSync(path.join(dist, '.hidden.js'), 'hidden');
  writeFileSync(path.join(dist, 'server.ts'), 'source');
  writeFileSync(path.join(dist, 'server.js'), 'source');
  for (const file of ['prerender.js', 'prerender-worker.js', 'pool.js'])
    writeFileSync(path.join(dist, file), 'source');
  writeFileSync(path.join(dist, 'saaristo.js'), 'plain');
  writeFileSync(path.join(dist, 'saaristo.js.br'), 'brotli');
  writeFileSync(path.join(dist, 'saaristo.js.gz'), 'gzip');
  writeFileSync(path.join(dist, 'chunks/react-abc.js'), 'chunk');
  app.setErrorHandler(createErrorHandler(() => {}));
  const stylesheets = new JoinedStylesheets(dist, THEME, 'secret');
  registerAssetRoutes(app, {
    dist,
    readPicture: (name) => (name === 'products/1.svg' ? '<svg/>' : null),
    stylesheets,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Returns the body and the encoding of a script. */
async function getIn(name: string, accepted: string) {
  const { body, headers } = await app.inject({
    url: `/assets/${name}`,
    headers: { 'accept-encoding': accepted },
  });
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  return [body, headers['content-encoding']];
}

describe('assets', () => {
  it('assets: chunks are cached for ever, entry files are revalidated', async () => {
    expect((await app.inject('/assets/chunks/react-abc.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const entry = await app.inject('/assets/saaristo.js');
    expect(entry.headers['cache-control']).toBe('no-cache');
    const headers = { 'if-none-match': String(entry.headers['etag']) };
    const again = await app.inject({ url: '/assets/saaristo.js', headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    writeFileSync(path.join(dist, 'saaristo.js'), 'plain, but newer');
    const newer = await app.inject({ url: '/assets/saaristo.js', headers });
    expect([newer.statusCode, newer.body]).toEqual([200, 'plain, but newer']);
    writeFileSync(path.join(dist, 'saaristo.js.br'), 'brotli');
    writeFileSync(path.join(dist, 'saaristo.js.gz'), 'gzip');
  });

  it('assets: precompressed files are sent in an encoding that the browser accepts, with Vary', async () => {
    const get = (accepted: string) => getIn('saaristo.js', accepted);
    expect(await get('gzip, br')).toEqual(['brotli', 'br']);
    expect(await get('gzip')).toEqual(['gzip', 'gzip']);
    expect(await get('br;q=0')).toEqual([expect.stringContaining('plain'), undefined]);
  });

  it('assets: a chunk is sent in each encoding and read once', async () => {
    writeFileSync(path.join(dist, 'chunks/kept-1.js'), 'chunk kept');
    writeFileSync(path.join(dist, 'chunks/kept-1.js.br'), 'brotli kept');
    const get = (accepted: string) => getIn('chunks/kept-1.js', accepted);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await get('br')).toEqual(['brotli kept', 'br']);
      expect(await get('gzip')).toEqual(['chunk kept', undefined]);
      rmSync(path.join(dist, 'chunks/kept-1.js'), { force: true });
      rmSync(path.join(dist, 'chunks/kept-1.js.br'), { force: true });
    }
  });

  it('assets: a page of another origin can include them', async () => {
    const { headers } = await app.inject('/assets/saaristo.js');
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it.each([
    '../secret.js',
    '..%2fsecret.js',
    '%2e%2e/secret.js',
    'chunks/../../secret.js',
    '..%5csecret.js',
    '.hidden.js',
    'server.ts',
    'server.js',
    'pool.js',
    'prerender.js',
    'prerender-worker.js',
    'chunks',
    'chunks/',
    '',
    'saaristo.js%00',
    'saaristo.js/x',
  ])('assets: %s is not served', async (name) => {
    const answer = await app.inject(`/assets/${name}`);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/secret"|hidden|source/);
  });

  it('pictures: drawn ones cannot run scripts', async () => {
    const picture = await app.inject('/media/products/1.svg');
    expect(picture.body).toBe('<svg/>');
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'public, max-age=86400',
    });
    const headers = { 'if-none-match': String(picture.headers['etag']) };
    expect((await app.inject({ url: '/media/products/1.svg', headers })).statusCode).toBe(304);
    expect((await app.inject('/media/products/2.svg')).statusCode).toBe(404);
  });

  it('fonts: those of the themes are served', async () => {
    const font = await app.inject('/theme/fonts/figtree-latin-wght-normal.woff2');
    expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2']);
  });
});
