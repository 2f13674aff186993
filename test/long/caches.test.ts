/**
 * The reference CMS behind nginx and behind Varnish, with the configurations of `examples/caches`: hits, stale answers, purges,
 * stampedes, and nothing personal is stored (docs/deployment.md#cached-pages). `CACHES_PORT=…` is the first of five ports.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishNow, findEditedPage } from '../../packages/cms/pages/store/page-store.ts';
import type { Database } from '../../packages/cms/platform/database/database.ts';
import { runDueJobs } from '../../packages/cms/platform/database/jobs.ts';
import { openDatabase } from '../../packages/cms/platform/database/open.ts';
import { IN_MEMORY } from '../../packages/cms/platform/database/pglite.ts';
import { shippedContent } from '../../packages/cms/demo/shipped-content.ts';
import { createApp } from '../../packages/cms/server/app.ts';
import { createPurgeJob } from '../../packages/cms/server/purge.ts';
import { seed } from '../../packages/cms/server/seed.ts';
import { test } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CONFIGURATIONS = path.join(ROOT, 'examples/caches');
const BALANCER = path.join(ROOT, 'examples/several-instances/nginx.conf');
const TOKEN = 'token of the caches';
const NGINX = '/usr/sbin/nginx';
const VARNISH = '/usr/sbin/varnishd';
/** The pages of the tests: the home page, and one that has other blocks. */
const HOME = '/';
const STAMPEDE_REQUESTS = 50;

const base = Number(process.env['CACHES_PORT'] ?? 5700);
const ports = { origin: base, nginx: base + 1, varnish: base + 2, purge: base + 3, balancer: base + 4 };

interface Answer {
  status: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
  ms: number;
}

/** Sends a request. `fetch` would not send cookies and the headers of browsers. */
function send(
  port: number,
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
  host = `localhost:${port}`,
): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = sendRequest(
      { host: '127.0.0.1', port, path: url, method, headers: { host, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            headers: response.headers,
            ms: performance.now() - startedAt,
          }),
        );
      },
    );
    request.once('error', reject);
    request.end();
  });
}

/** Starts a program, and waits until its port answers. */
async function start(
  command: string,
  args: readonly string[],
  port: number,
  cwd: string,
): Promise<ChildProcess> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PURGE_TOKEN: TOKEN },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += String(part)));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${command} did not start: ${said}`);
    const isOpen = await send(port, '/no-such-page').then(
      () => true,
      () => false,
    );
    if (isOpen) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Writes a documented configuration with the ports of this run. */
function writeConfiguration(folder: string, file: string, port: number): string {
  const written = path.join(folder, path.basename(file));
  const text = readFileSync(file, 'utf8')
    .replaceAll(/127\.0\.0\.1:400[0-2]/g, `127.0.0.1:${ports.origin}`)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replace('.port = "4000"', `.port = "${ports.origin}"`);
  writeFileSync(written, text);
  return written;
}

interface Origin {
  /** Requests of pages that have reached the server. */
  requests: string[];
  /** Delays each answer of a page, in milliseconds. */
  delayMs: number;
  close: () => Promise<void>;
}

async function startOrigin(database: Database, freshSeconds: number): Promise<Origin> {
  const origin: Origin = { requests: [], delayMs: 0, close: async () => {} };
  const app = await createApp({
    database,
    dist: path.join(ROOT, 'dist'),
    readPicture: () => null,
    trustProxy: ['127.0.0.1'],
    writesPerMinute: 10_000,
    cacheTimes: { freshSeconds, staleSeconds: 60 },
  });
  app.addHook('onRequest', async ({ url, headers }) => {
    // Calls of rendered islands come from the server itself.
    if (headers['x-forwarded-for'] === undefined) return;
    origin.requests.push(url);
    if (origin.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, origin.delayMs));
  });
  await app.listen({ port: ports.origin, host: '127.0.0.1' });
  origin.close = () => app.close();
  return origin;
}

const purgeUrls = [`http://127.0.0.1:${ports.varnish}/`, `http://127.0.0.1:${ports.purge}/`];

async function purgeTags(tags: string): Promise<void> {
  for (const url of purgeUrls) {
    const { status } = await fetch(url, {
      method: 'PURGE',
      headers: { 'x-purge-tags': tags, authorization: `Bearer ${TOKEN}` },
    });
    assert.equal(status, 200);
  }
}

/** Publishes a page with another title, as the editor does. */
async function publishTitle(database: Database, id: number, title: string): Promise<void> {
  await database.transaction().execute(async (queries) => {
    const page = (await findEditedPage(queries, id, true))!;
    await publishNow(queries, page, { ...page.draft, title }, 'Testi');
  });
  const errors: unknown[] = [];
  await runDueJobs(database, createPurgeJob(purgeUrls, TOKEN), (error) => errors.push(error));
  assert.deepEqual(errors, []);
}

interface Tested {
  id: number;
  path: string;
  title: string;
  tags: string[];
}

/** The pages with the tags that the server gives them. */
async function listTested(database: Database): Promise<Tested[]> {
  const rows = await database
    .selectFrom('page')
    .select(['id', 'path', 'published'])
    .where('site', '=', 'atriafi')
    .where('template', 'is', null)
    .where('published', 'is not', null)
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ id, path: page, published }) => {
      const { headers } = await send(ports.origin, page);
      return { id, path: page, title: published!.title, tags: String(headers['cache-tag']).split(',') };
    }),
  );
}

async function checkFresh(cache: 'nginx' | 'varnish', database: Database, origin: Origin): Promise<void> {
  const port = ports[cache];
  const get = (url: string, headers?: Record<string, string>) => send(port, url, headers);
  const ask = async (url: string): Promise<number> => {
    origin.requests.length = 0;
    await get(url);
    return origin.requests.length;
  };
  const pages = await listTested(database);
  const [home, other] = [
    pages.find((page) => page.path === HOME)!,
    pages.find((page) => page.path !== HOME)!,
  ];
  await purgeTags('site-atriafi');

  await test.step('stampede: 50 visitors of a page that is not stored are one request', async () => {
    origin.requests.length = 0;
    origin.delayMs = 300;
    const answers = await Promise.all(Array.from({ length: STAMPEDE_REQUESTS }, () => get(HOME)));
    origin.delayMs = 0;
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal(origin.requests.length, 1);
  });
  await test.step('hit: 100 visitors with cookies get equal bytes without a request to the server', async () => {
    origin.requests.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => get(HOME, { cookie: `visitor=${at}; XSRF-TOKEN=${at}` })),
    );
    assert.equal(new Set(answers.map(({ body }) => body)).size, 1);
    assert.deepEqual(new Set(answers.map(({ headers }) => headers['x-cache'])), new Set(['HIT']));
    assert.equal(origin.requests.length, 0);
  });
  await test.step('headers: no cookie and no tag, the policy is kept, and browsers ask again', async () => {
    const { headers, body } = await get(HOME);
    assert.equal(headers['set-cookie'], undefined);
    assert.equal(headers['cache-tag'], undefined);
    assert.equal(headers['cache-control'], 'public, max-age=0, must-revalidate');
    assert.match(String(headers['content-security-policy']), /script-src 'self' 'sha256-/);
    assert.doesNotMatch(body, /verificationToken/);
  });
  await test.step('personal: parts of a visitor, pages with a query and of forms are never stored', async () => {
    const shop = `lihakauppa.localhost:${port}`;
    const visitors = await Promise.all([1, 2, 3].map(() => send(port, '/personal-parts', {}, 'GET', shop)));
    const cookies = visitors.map(({ headers }) => String(headers['set-cookie']));
    assert.equal(new Set(cookies).size, 3);
    for (const { headers } of visitors) assert.equal(headers['cache-control'], 'private, no-store');
    origin.requests.length = 0;
    for (const url of ['/haku?q=makkara', '/?utm_source=x', '/no-such-page']) {
      await get(url);
      await get(url);
    }
    assert.equal(origin.requests.filter((url) => !url.startsWith('/api/')).length, 6);
  });
  const liked = await database.selectFrom('content_like').select('content_id').executeTakeFirstOrThrow();
  await test.step('call: a visitor with a stale XSRF cookie can like from a stored page', async () => {
    const headers = {
      cookie: 'XSRF-TOKEN=stale; visitor=stale',
      'x-xsrf-token': 'stale',
      origin: `http://localhost:${port}`,
      'content-length': '0',
    };
    const like = (site: string) =>
      send(
        port,
        `/api/contentlikecount/${encodeURIComponent(liked.content_id)}`,
        { ...headers, 'sec-fetch-site': site },
        'POST',
      );
    assert.equal((await like('same-origin')).status, 200);
    assert.equal((await like('cross-site')).status, 403);
  });
  await test.step('purge: a published page is shown at once, and others stay stored', async () => {
    await get(other.path);
    await publishTitle(database, home.id, `Uusi otsikko ${cache}`);
    assert.match((await get(HOME)).body, new RegExp(`Uusi otsikko ${cache}`));
    assert.equal(await ask(other.path), 0);
  });
  const checkPurge = async (tag: string): Promise<string> => {
    const wanted = pages.filter(({ tags }) => tags.includes(tag));
    const kept = pages.filter(({ tags }) => !tags.includes(tag)).slice(0, 3);
    assert.ok(wanted.length > 0 && kept.length > 0, `${tag}: ${wanted.length} and ${kept.length} pages`);
    for (const { path: page } of [...wanted, ...kept]) await get(page);
    await purgeTags(tag);
    for (const { path: page } of kept) assert.equal(await ask(page), 0, page);
    for (const { path: page } of wanted) assert.equal(await ask(page), 1, page);
    return `${tag}: ${wanted.length} pages purged, ${kept.length} kept`;
  };
  const findTag = (kind: string): string =>
    pages
      .flatMap(({ tags }) => tags)
      .find((tag) => tag.startsWith(kind) && pages.some(({ tags }) => !tags.includes(tag)))!;
  await test.step('purge by widget', () => checkPurge(findTag('widget-')));
  await test.step('purge by content id', () => checkPurge(findTag('content-')));
  await test.step('purge: visitors of the cache cannot purge by GET, and tags are no patterns', async () => {
    await get(HOME);
    await send(port, HOME, { 'x-purge-tags': 'site-atriafi' });
    await purgeTags('.* site-.triafi');
    assert.equal(await ask(HOME), 0);
  });
}

type Proxy = 'nginx' | 'varnish' | 'balancer';

/** Headers of a visitor that some server or proxy believes. */
const HOSTILE_HEADERS: Record<string, string> = {
  'x-forwarded-host': 'lihakauppa.localhost',
  'x-forwarded-proto': 'javascript',
  'x-forwarded-port': '666',
  'x-forwarded-prefix': '/evil',
  'x-forwarded-server': 'evil.example',
  'x-host': 'evil.example',
  'x-original-url': '/no-such-page',
  'x-rewrite-url': '/no-such-page',
  'x-http-method-override': 'POST',
  'x-http-method': 'DELETE',
  forwarded: 'host=lihakauppa.localhost;proto=https',
  via: '1.1 evil.example',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  'accept-language': 'sv',
  'save-data': 'on',
  'sec-purpose': 'prefetch',
  range: 'bytes=0-9',
  cookie: 'XSRF-TOKEN=evil; visitor=evil; lk-visitor=evil; editor-session=evil',
  authorization: 'Basic ZXZpbDpldmls',
  'if-none-match': '*',
};

/** Sends hostile requests through a proxy, and checks that the next visitor gets what the server sends without them. */
async function checkHostile(proxy: Proxy, database: Database): Promise<void> {
  const port = ports[proxy];
  const other = (await listTested(database)).find(({ path: page }) => /^\/[a-z]/.test(page))!.path;
  /** The next visitor's answer to a page after a hostile request that a cache without the page gets. */
  const after = async (page: string, hostile: Parameters<typeof send>): Promise<Answer> => {
    await purgeTags('site-atriafi site-lihakauppa');
    await send(...hostile);
    return send(port, page);
  };
  for (const page of [HOME, other]) {
    await purgeTags('site-atriafi');
    const { body, headers } = await send(port, page);
    const isEqual = async (hostile: Parameters<typeof send>, what: string): Promise<void> => {
      const answer = await after(page, hostile);
      assert.equal(answer.status, 200, what);
      assert.ok(answer.body === body, `${what}: another page`);
      for (const name of ['content-security-policy', 'link', 'location'])
        assert.equal(answer.headers[name], headers[name], what);
    };
    await test.step(`hostile headers change no page of the next visitor: ${page}`, async () => {
      for (const [name, value] of Object.entries(HOSTILE_HEADERS))
        await isEqual([port, page, { [name]: value }], `${name}: ${value}`);
      for (const host of ['evil.example', 'LOCALHOST', `localhost.:${port}`, 'localhost:1'])
        await isEqual([port, page, {}, 'GET', host], `host: ${host}`);
      return `${Object.keys(HOSTILE_HEADERS).length + 4} requests`;
    });
    await test.step(`other spellings of an address change no page of the next visitor: ${page}`, async () => {
      const escaped = page.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
      const spellings = [
        `/${page}`,
        `/.${page}`,
        `/x/..${page}`,
        escaped,
        `${page}?`,
        `${page}#x`,
        `${page}%00`,
      ];
      for (const address of spellings) await isEqual([port, address], address);
      for (const method of ['HEAD', 'POST', 'OPTIONS']) await isEqual([port, page, {}, method], method);
      await isEqual([port, `http://evil.example${page}`], 'an absolute address');
      return `${spellings.length + 4} requests`;
    });
  }
  await test.step('forwarded headers of a visitor do not reach the server', async () => {
    const { body } = await send(port, '/robots.txt', {
      'x-forwarded-host': 'lihakauppa.localhost',
      'x-forwarded-proto': 'javascript',
    });
    assert.match(body, /Sitemap: http:\/\/localhost(?::\d+)?\/sitemap\.xml/);
  });
}

async function checkStale(cache: 'nginx' | 'varnish', origin: Origin): Promise<void> {
  const port = ports[cache];
  await test.step('stale-while-revalidate: a stale page comes at once, and the next one is new', async () => {
    await purgeTags('site-atriafi');
    await send(port, HOME);
    await new Promise((resolve) => setTimeout(resolve, 3200));
    origin.requests.length = 0;
    origin.delayMs = 600;
    const stale = await send(port, HOME);
    assert.equal(stale.headers['x-cache'], 'STALE');
    assert.ok(stale.ms < 300, `${stale.ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    origin.delayMs = 0;
    assert.equal(origin.requests.filter((url) => url === HOME).length, 1);
    return `${Math.round(stale.ms)} ms while the server needs 600`;
  });
}

test.describe.configure({ mode: 'serial' });

let folder: string;
let database: Database;
let origin: Origin;
const children: ChildProcess[] = [];

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'saaristo-caches-'));
  database = await openDatabase({ dataFolder: IN_MEMORY });
  await seed(database, shippedContent);
  origin = await startOrigin(database, 600);
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const nginx = (from: string, port: number): string[] => {
    const own = mkdtempSync(path.join(folder, 'nginx-'));
    mkdirSync(path.join(own, '.nginx'));
    return ['-p', own, '-c', writeConfiguration(own, from, port), ...user];
  };
  const caching = nginx(path.join(CONFIGURATIONS, 'nginx.conf'), ports.nginx);
  const vcl = writeConfiguration(folder, path.join(CONFIGURATIONS, 'varnish.vcl'), ports.varnish);
  // As root Varnish would take another user, who cannot read the folder.
  const jail = process.getuid?.() === 0 ? ['-j', 'none'] : [];
  const varnish = [
    ...jail,
    '-F',
    '-a',
    `127.0.0.1:${ports.varnish}`,
    '-f',
    vcl,
    '-n',
    path.join(folder, 'varnish'),
  ];
  const purger = [path.join(CONFIGURATIONS, 'purge-nginx.mjs'), '.nginx-cache', String(ports.purge)];
  children.push(await start(NGINX, caching, ports.nginx, folder));
  children.push(await start(NGINX, nginx(BALANCER, ports.balancer), ports.balancer, folder));
  children.push(await start(VARNISH, varnish, ports.varnish, folder));
  children.push(await start(process.execPath, purger, ports.purge, caching[1]!));
});
test.afterAll(async () => {
  await origin.close();
  for (const child of children.filter(({ exitCode }) => exitCode === null)) {
    child.kill();
    await once(child, 'exit');
  }
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const cache of ['nginx', 'varnish'] as const)
  test(`${cache}: stores pages of all visitors and nothing personal, and purges by tag`, () =>
    checkFresh(cache, database, origin));
for (const proxy of ['nginx', 'varnish', 'balancer'] as const)
  test(`${proxy}: hostile requests change no page of the next visitor`, () => checkHostile(proxy, database));
test('nginx and varnish: a stale page is sent at once, and the next one is new', async () => {
  await origin.close();
  origin = await startOrigin(database, 2);
  for (const cache of ['nginx', 'varnish'] as const) await checkStale(cache, origin);
});
