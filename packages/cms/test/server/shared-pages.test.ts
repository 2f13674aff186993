import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishNow, findEditedPage, unpublishPage } from '../../pages/store/page-store.ts';
import { type Database } from '../../platform/database/database.ts';
import { runDueJobs } from '../../platform/database/jobs.ts';
import { createPurgeJob } from '../../server/purge.ts';
import { appOn, OWN_PAGE } from '../support/app.ts';
import { databases } from '../support/databases.ts';
import { rowsOf, valueOf } from '../support/rows.ts';

const HOST = { host: 'localhost' };
const LIKE = '/api/contentlikecount/shared';

describe('shared pages', () => {
  let database: Database;
  let app: FastifyInstance;
  let cache: Server;
  const purges: IncomingMessage['headers'][] = [];
  let status = 200;

  beforeAll(async () => {
    database = await databases[0]!.open();
    app = await appOn(database, {
      cacheTimes: { freshSeconds: 60, staleSeconds: 600 },
      editable: true,
      logsRequests: true,
      log: { write: () => true },
    });
    await rowsOf(database, `insert into content_like (content_id, like_count) values ('shared', 0)`);
    cache = createServer((request, response) => {
      if (request.method === 'PURGE') purges.push(request.headers);
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    cache.close();
    await app.close();
    await database.close();
  });

  const purge = async (): Promise<string[]> => {
    purges.length = 0;
    const { port } = cache.address() as AddressInfo;
    const errors: unknown[] = [];
    const kinds = createPurgeJob([`http://127.0.0.1:${port}/`], 'secret');
    await runDueJobs(database, kinds, (error) => errors.push(error));
    expect(errors.map(String)).toEqual(status === 200 ? [] : [expect.stringContaining(`with ${status}`)]);
    return purges.flatMap((headers) => String(headers['x-purge-tags']).split(' '));
  };

  it('page: it is the same for all visitors, has tags and sets no cookies', async () => {
    const first = await app.inject({ url: '/', headers: HOST });
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    expect(first.headers['set-cookie']).toBeUndefined();
    const tags = String(first.headers['cache-tag']).split(',');
    expect(tags).toContain('site-atriafi');
    expect(tags).toContain('page-atriafi/');
    expect(tags).toContain('widget-header');
    const other = await app.inject({ url: '/', headers: { ...HOST, cookie: OWN_PAGE.cookie } });
    expect(other.body).toBe(first.body);
    expect(other.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['with a query', '/?utm_source=x', 'localhost', 'private, no-cache'],
    ['in edit mode', '/?edit=1', 'localhost', 'private, no-cache'],
    ['that does not exist', '/no-such-page', 'localhost', 'private, no-cache'],
    ['of the shop', '/', 'lihakauppa.localhost', 'private, no-cache'],
    ['of an unknown host', '/', 'unknown.example', 'private, no-cache'],
    ['of a host with a dot at its end', '/', 'localhost.', 'private, no-cache'],
    ['with an escaped letter', '/%75utiset', 'localhost', 'private, no-cache'],
    ['with escaped letters in a path of two', '/en/%6Eews', 'localhost', 'private, no-cache'],
    ['with two slashes', '//uutiset', 'localhost', 'private, no-cache'],
  ])('page: a page %s is not shared', async (_, url, host, expected) => {
    const { headers } = await app.inject({ url, headers: { host } });
    expect(headers['cache-control']).toBe(expected);
    expect(headers['cache-tag']).toBeUndefined();
  });

  it.each<[name: string, value: string]>([
    ['accept', 'application/json'],
    ['accept-language', 'sv'],
    ['authorization', 'Basic YTpi'],
    ['cookie', 'lk-customer=a; visitor=b; language=sv; editor-session=c'],
    ['dnt', '1'],
    ['forwarded', 'host=evil.example;proto=https'],
    ['if-none-match', '*'],
    ['origin', 'https://evil.example'],
    ['range', 'bytes=0-9'],
    ['referer', 'https://evil.example/'],
    ['save-data', 'on'],
    ['sec-fetch-dest', 'iframe'],
    ['sec-fetch-site', 'cross-site'],
    ['sec-purpose', 'prefetch'],
    ['traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
    ['user-agent', 'Googlebot'],
    ['via', '1.1 evil.example'],
    ['x-forwarded-for', '203.0.113.1'],
    ['x-forwarded-host', 'lihakauppa.localhost'],
    ['x-forwarded-port', '1'],
    ['x-forwarded-prefix', '/evil'],
    ['x-forwarded-proto', 'https'],
    ['x-host', 'evil.example'],
    ['x-http-method', 'DELETE'],
    ['x-http-method-override', 'POST'],
    ['x-original-url', '/no-such-page'],
    ['x-request-id', 'evil'],
    ['x-requested-with', 'XMLHttpRequest'],
    ['x-rewrite-url', '/no-such-page'],
  ])('page: "%s: %s" changes no byte and no header of the answer', async (name, value) => {
    const ask = async (headers: Record<string, string>) => {
      const {
        statusCode,
        headers: sent,
        body,
      } = await app.inject({ url: '/', headers: { ...HOST, ...headers } });
      return { statusCode, body, headers: { ...sent, date: undefined } };
    };
    expect(await ask({ [name]: value })).toEqual(await ask({}));
  });

  it('page: an encoding and the headers of a trusted proxy are in Vary', async () => {
    const proxied = await appOn(database, {
      cacheTimes: { freshSeconds: 60, staleSeconds: 600 },
      trustProxy: true,
      log: { write: () => true },
    });
    const { headers } = await proxied.inject({ url: '/', headers: { ...HOST, 'accept-encoding': 'br' } });
    const vary = String(headers['vary']).split(', ').sort();
    expect(vary).toEqual(['Accept-Encoding', 'x-forwarded-host', 'x-forwarded-proto']);
    await proxied.close();
  });

  it.each([
    ['without cookies', {}],
    [
      'with a token of an earlier visit',
      { cookie: 'XSRF-TOKEN=stale; visitor=stale', 'x-xsrf-token': 'stale' },
    ],
  ])('call: a visitor of a shared page %s can like', async (_, headers) => {
    const own = { ...HOST, origin: 'http://localhost', 'sec-fetch-site': 'same-origin', ...headers };
    expect((await app.inject({ method: 'POST', url: LIKE, headers: own })).statusCode).toBe(200);
  });

  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['of a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost' }],
    ['without a word of the browser', {}],
    ['of an old browser on another site', { origin: 'https://evil.example' }],
    ['with a login', { 'sec-fetch-site': 'same-origin', cookie: 'editor-session=abc' }],
    ['from a brand to the shop', { 'sec-fetch-site': 'same-site', host: 'lihakauppa.localhost' }],
  ])('call: a call without a token %s is refused', async (_, headers) => {
    const answer = await app.inject({ method: 'POST', url: LIKE, headers: { ...HOST, ...headers } });
    expect(answer.statusCode).toBe(403);
  });

  const findPage = async (where: string): Promise<number> =>
    await valueOf<number>(database, `select id from page where ${where} order by id limit 1`);

  it('purge: publishing and unpublishing purge the page and its translations', async () => {
    await purge();
    const id = await findPage(
      `template is null and published is not null and site = 'atriafi' and path <> '/'`,
    );
    const other = await findPage(`template is null and id <> ${id} and site = 'atriafi' and path <> '/'`);
    await rowsOf(database, `update page set translation_of = ${id} where id = ${other}`);
    const page = (await findEditedPage(database, id))!;
    const translation = (await findEditedPage(database, other))!;
    await database.transaction().execute((queries) => publishNow(queries, page, page.draft, 'Testi'));
    const tags = [page, translation].map(({ path }) => `page-atriafi${path.replace(/\/$/, '')}`);
    expect((await purge()).sort()).toEqual(tags.sort());
    expect(purges[0]!.authorization).toBe('Bearer secret');
    await unpublishPage(database, id, {
      id: 0,
      name: 'Testi',
      role: 'publisher',
      sites: null,
      languages: null,
    });
    expect((await purge()).sort()).toEqual(tags);
  });

  it('purge: a cache that refuses gets the purge again', async () => {
    const id = await findPage(`template is null and published is not null and site = 'atriafi'`);
    const page = (await findEditedPage(database, id))!;
    await database.transaction().execute((queries) => publishNow(queries, page, page.draft, 'Testi'));
    status = 500;
    await purge();
    status = 200;
    await rowsOf(database, `update job set run_at = now() where name = 'purge-caches'`);
    expect(await purge()).toHaveLength(1);
    expect(await purge()).toEqual([]);
  });
});
