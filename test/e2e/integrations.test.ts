/** The examples of `examples/`: each shows the same two pages with its own server. */
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { APIResponse, Page } from '@playwright/test';
import { type Language, languageTag } from '#lib/site.ts';
import { type Content, content, contentFile, swedish } from './integrations/content.ts';
import { razorPolicy, renderRazor } from './integrations/razor.ts';
import {
  examples,
  freePort,
  hasNginx,
  INTEGRATIONS,
  startExample,
  startNginx,
  startSidecar,
} from './integrations/servers.ts';
import { catalogue, DIST, expect, test as base } from './site.ts';
import { LONG } from '../settings.ts';

/** `npm run long -- --project=integrations` installs missing programs and skips nothing. */
const isWhole = LONG;

const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types saaristo";

// All tests share one sidecar.
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { sidecar: string }>({
  sidecar: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, run) => {
      const { origin, stop } = await startSidecar();
      await run(origin);
      await stop();
    },
    { scope: 'worker' },
  ],
});

/** Returns the markers and settings that the browser has read. */
const readMarkers = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    site: document.documentElement.dataset['site'],
    settings: JSON.parse(document.querySelector('[data-widget-settings]')!.textContent) as Record<
      string,
      unknown
    >,
    blocks: [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset, children }) => ({
      widget: dataset['widget'],
      version: Number(dataset['propsVersion']),
      load: dataset['load'],
      props: JSON.parse(dataset['props'] ?? children[0]!.textContent) as unknown,
    })),
  }));

/** Removes line breaks and invisible characters, which the parser may change. */
const words = (text: string) => text.replace(/[^!-~]+/g, ' ').trim();

/**
 * Chromium's messages about HTML that is parsed for sanitizing before its handlers are removed, and about its broken
 * picture.
 */
const SANITISED = /Executing inline event handler violates|404 \(Not Found\) \(.*\/x\)/;

/** Expects that every marker of the page is mounted with the intended props, and that no text of them ran. */
async function expectContent(page: Page, { title, settings, blocks }: Content): Promise<void> {
  await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(blocks.length);
  const found = await readMarkers(page);
  expect(found.blocks).toEqual(blocks.map(({ fallback: _fallback, ...block }) => block));
  expect(found.settings).toMatchObject(settings);
  expect(words(found.title)).toBe(words(title));
  const lang = languageTag(settings['language'] as Language).slice(0, 2);
  expect([found.lang, found.site]).toEqual([lang, settings['site']]);
  expect(await page.evaluate(() => 'ranInPage' in window)).toBe(false);
  await expect(page.locator('main :is([onerror], [onmouseover], [onfocus])')).toHaveCount(0);
}

const filesOf = (name: string, ending: string) =>
  catalogue()
    .widgets.find((widget) => widget.name === name)!
    .chunks.filter((file) => file.endsWith(ending));

/** Expects preloads of the stylesheets of all widgets and of the scripts of those that load at once. */
async function expectPreloads(page: Page): Promise<void> {
  const hrefs = (rel: string) =>
    page
      .locator(`head link[rel=${rel}]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const styles = ['saaristo.css', ...filesOf('faq-list', '.css'), ...filesOf('like-button', '.css')];
  expect(await hrefs('stylesheet')).toEqual(styles.map((file) => `/saaristo/${file}`));
  expect(await hrefs('modulepreload')).toEqual(filesOf('faq-list', '.js').map((file) => `/saaristo/${file}`));
}

async function expectHeaders(get: (path: string) => Promise<APIResponse>): Promise<void> {
  const headers = async (path: string) => {
    const answer = await get(path);
    expect(answer.status(), path).toBe(200);
    return answer.headers();
  };
  const page = await headers('/');
  expect(page['content-security-policy']).toBe(POLICY);
  expect(page['cache-control']).toBe('no-cache');
  expect(page['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
  for (const [path, type] of [
    ['saaristo.js', /^(text|application)\/javascript/],
    ['saaristo.css', /^text\/css/],
    ['widgets.json', /^application\/json/],
    [filesOf('faq-list', '.js')[0]!, /^(text|application)\/javascript/],
  ] as const) {
    const file = await headers(`/saaristo/${path}`);
    expect(file['content-type'], path).toMatch(type);
    expect(file['x-content-type-options'], path).toBe('nosniff');
    if (path.startsWith('chunks/'))
      expect(file['cache-control'], path).toMatch(/^public, max-age=31536000, immutable$/);
    else expect(file['cache-control'], path).toBe('no-cache');
  }
  expect((await get('/saaristo/%2e%2e/package.json')).status()).toBe(404);
}

/** Expects islands in the HTML; a server that has just started may render its first ones too late. */
const expectPrerendered = (page: Page, origin: string, islands: number) =>
  expect
    .poll(
      async () =>
        (await (await page.request.get(origin)).text()).match(/ data-widget-prerendered="/g)?.length,
      { timeout: 30_000 },
    )
    .toBe(islands);

/** Expects that a like counts with the visitor's token, and that a form of another site is refused. */
async function expectToken(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes('/api/contentlikecount/'));
  await page.getByRole('button', { name: 'Tykkää 128' }).click();
  const liked = await answer;
  expect(liked.status()).toBe(204);
  await expect(page.getByRole('button', { name: 'Tykkäsit tästä 129' })).toBeVisible();
  const forged = await page.request.post(liked.url());
  expect(forged.status()).toBe(403);
}

/** A page with blocks in slots, hostile names and texts, and a card without slots. No widget is called `card`. */
function withSlots(): object {
  const like = { widget: 'like-button', load: 'eager', props: { contentId: 'a', likeCount: 1 } };
  const inner = {
    widget: 'card',
    props: { text: `</div><script>alert('"')</script>` },
    slots: { aside: [like], empty: [] },
  };
  const outer = {
    widget: 'card',
    props: {},
    slots: { '': [{ html: '<p>Sisältö</p>' }, like], '"><img src=x>': [inner] },
  };
  return { ...content('page'), blocks: [outer, { widget: 'card', props: {} }] };
}

/** Expects that blocks in slots are parts of the marker, and that markers in them are rendered and known to the head. */
async function expectSlots(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  const cards = page.locator('main > [data-widget=card]');
  await expect(cards).toHaveCount(2);
  await expect(cards.first().locator('> p')).toHaveText('Sisältö');
  await expect(cards.first().locator('> [data-widget=like-button] > saaristo-root')).toHaveCount(1);
  const slots = cards.first().locator('[data-slot]');
  expect(await slots.evaluateAll((all) => all.map((one) => one.getAttribute('data-slot')))).toEqual([
    '"><img src=x>',
    'aside',
    'empty',
  ]);
  const inner = slots.first().locator('> [data-widget=card]');
  expect(JSON.parse((await inner.getAttribute('data-props'))!)).toHaveProperty('text');
  await expect(inner.locator('> [data-slot=aside] > [data-widget=like-button] > saaristo-root')).toHaveCount(
    1,
  );
  await expect(cards.nth(1)).toBeEmpty();
  await expect(page.locator('main :is(img, script)')).toHaveCount(0);
  const style = `/saaristo/${filesOf('like-button', '.css')[0]}`;
  await expect(page.locator(`head link[rel=stylesheet][href="${style}"]`)).toHaveCount(1);
}

/** The examples whose blocks have slots, because they have the block editor. */
const HAVE_SLOTS = new Set(['express', 'django']);

/**
 * Django's template does the same as PHP's, so the gate runs the two most different examples and `npm run long -- --project=integrations`
 * all.
 */
const tagOf = (name: string) => (name === 'django' && !isWhole ? ['@once', '@long'] : '@once');

for (const example of examples)
  test(
    `${example.name}: markers have their props, also hostile ones, likes have a token, islands are in the HTML, also in slots [EMB] [SLOT]`,
    { tag: tagOf(example.name) },
    async ({ page, sidecar, browser, allow }, info) => {
      test.slow();
      const isMissing = !isWhole && !example.isInstalled();
      test.skip(
        isMissing,
        `${example.name} is not installed: ${example.install}, or npm run long -- --project=integrations`,
      );
      const file = info.outputPath('page.json');
      copyFileSync(contentFile('page'), file);
      const { origin, stop } = await startExample(example, file, sidecar);
      try {
        await expectPrerendered(page, origin, content('page').blocks.length);
        await page.goto(origin);
        await expectContent(page, content('page'));
        await expectPreloads(page);
        await expectToken(page);
        await expectHeaders((path) => page.request.get(origin + path));

        const plain = await browser.newPage({ javaScriptEnabled: false });
        await plain.goto(origin);
        await plain.getByText('Voiko tuotteen pakastaa?').click();
        await expect(plain.getByText('Pakasta se viimeistään viimeisenä käyttöpäivänä.')).toBeVisible();
        if (HAVE_SLOTS.has(example.name)) {
          writeFileSync(file, JSON.stringify(withSlots()));
          await expectPrerendered(page, origin, 2);
          await expectSlots(plain, origin);
        }
        await plain.close();

        copyFileSync(contentFile('hostile'), file);
        allow(SANITISED);
        // One block has rich text nested deeper than the server renders, so only the browser renders it.
        await expectPrerendered(page, origin, content('hostile').blocks.length - 1);
        await page.goto(origin);
        await expectContent(page, content('hostile'));

        writeFileSync(file, JSON.stringify(swedish()));
        await expectPrerendered(page, origin, swedish().blocks.length);
        await page.goto(origin);
        await expectContent(page, swedish());
      } finally {
        await stop();
      }
    },
  );

test(
  'php, django: without a sidecar the page is sent with its fallbacks [EMB]',
  { tag: '@once' },
  async ({ page }, info) => {
    const file = info.outputPath('page.json');
    copyFileSync(contentFile('page'), file);
    const nobody = `http://localhost:${await freePort()}`;
    let looked = 0;
    for (const example of examples.filter((one) => one.usesSidecar && (isWhole || one.isInstalled()))) {
      const { origin, stop } = await startExample(example, file, nobody);
      try {
        const answer = await page.request.get(origin);
        expect(await answer.text()).toContain('<h2>Usein kysyttyä</h2>');
        looked += 1;
      } finally {
        await stop();
      }
    }
    test.skip(looked === 0, 'neither PHP nor Django is installed: npm run long -- --project=integrations');
  },
);

test(
  "php, django: the sidecar gets the page's address, and an incomplete answer is logged and not sent [EMB]",
  { tag: '@once' },
  async ({ page }, info) => {
    const file = info.outputPath('page.json');
    copyFileSync(contentFile('page'), file);
    const requests: unknown[] = [];
    const cutting = createServer((request, response) => {
      void json(request).then((body) => {
        requests.push(body);
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': 5000 });
        response.write('<!doctype html><p>half');
        setImmediate(() => response.destroy());
      });
    }).listen(0, '127.0.0.1');
    await once(cutting, 'listening');
    const { port } = cutting.address() as AddressInfo;
    let looked = 0;
    try {
      for (const example of examples.filter((one) => one.usesSidecar && (isWhole || one.isInstalled()))) {
        const { origin, output, stop } = await startExample(example, file, `http://127.0.0.1:${port}/`);
        try {
          const answer = await page.request.get(`${origin}/?q=kala`);
          const html = await answer.text();
          expect(html, example.name).toContain('<h2>Usein kysyttyä</h2>');
          expect(html.trimEnd(), example.name).toMatch(/<\/html>$/);
          expect(requests.at(-1), example.name).toEqual({ html, url: `${origin}/?q=kala` });
          await expect.poll(output).toContain('not prerendered');
          looked += 1;
        } finally {
          await stop();
        }
      }
    } finally {
      cutting.close();
    }
    test.skip(looked === 0, 'neither PHP nor Django is installed: npm run long -- --project=integrations');
  },
);

test(
  'django: a form is sent with and without JavaScript, and its errors are shown [EMB]',
  { tag: tagOf('django') },
  async ({ page, sidecar, browser }, info) => {
    test.slow();
    const django = examples.find(({ name }) => name === 'django')!;
    test.skip(
      !isWhole && !django.isInstalled(),
      `${django.install}, or npm run long -- --project=integrations`,
    );
    const file = info.outputPath('page.json');
    const { settings } = content('page');
    const form = {
      widget: 'question-form',
      version: 1,
      load: 'eager',
      props: { header: 'Kysy meiltä', successText: 'Kiitos kysymyksestä' },
      fallback: '<p>Soita meille.</p>',
    };
    const captcha = { provider: 'altcha', challengeUrl: '/api/captcha/challenge' };
    writeFileSync(
      file,
      JSON.stringify({ title: 'Kysy', settings: { ...settings, captcha }, blocks: [form] }),
    );
    const { origin, stop } = await startExample(django, file, sidecar);
    const plain = await browser.newPage({ javaScriptEnabled: false });
    try {
      await expectPrerendered(page, origin, 1);
      await page.goto(origin);
      await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(1);
      await page.getByLabel(/Viesti|Kysymys/).fill('Mistä liha tulee?');
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: 'Lähetä' }).click();
      const sent = await answer;
      expect(sent.status()).toBe(200);
      await expect(page.getByText('Kiitos kysymyksestä')).toBeVisible();
      // A second use of the challenge's solution is refused, and so is a call without the token.
      const again = { data: sent.request().postDataJSON() as object };
      expect((await page.request.post(sent.url(), again)).status()).toBe(403);
      const token = sent.request().headers()['x-csrftoken']!;
      expect(
        (await page.request.post(sent.url(), { ...again, headers: { 'x-csrftoken': token } })).status(),
      ).toBe(400);

      await plain.goto(origin);
      await plain.getByRole('button', { name: 'Lähetä' }).click();
      await expect(plain).toHaveURL(/\?form-result=[\w-]{43}#/);
      expect((await plain.request.get(plain.url())).headers()['cache-control']).toContain('no-store');
    } finally {
      await plain.close();
      await stop();
    }
  },
);

for (const name of ['page', 'hostile'] as const) {
  test(
    `plain HTML: the ${name} page has its props [EMB]`,
    { tag: '@once' },
    async ({ page, site, allow }) => {
      if (name === 'hostile') allow(SANITISED);
      const file = name === 'page' ? 'index.html' : 'hostile.html';
      site.folder('/saaristo/', DIST);
      const written = readFileSync(join(INTEGRATIONS, 'plain-html', file), 'utf8');
      await page.goto(site.page('/', written));
      await expectContent(page, content(name));
      // A meta element cannot set frame-ancestors.
      const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
      expect(policy).toBe(POLICY.replace(" frame-ancestors 'self';", ''));
    },
  );

  test(
    `Razor: the ${name} page, encoded by .NET's rules, has its props [EMB]`,
    { tag: '@once' },
    async ({ page, site, allow }) => {
      if (name === 'hostile') allow(SANITISED);
      site.folder('/saaristo/', DIST);
      const policy = razorPolicy();
      expect(policy).toBe(POLICY);
      await page.goto(site.page('/', renderRazor(content(name)), { 'content-security-policy': policy }));
      await expectContent(page, content(name));
      if (name === 'page') await expectPreloads(page);
    },
  );
}

test('Razor: a Swedish page has its language [EMB]', { tag: '@once' }, async ({ page, site }) => {
  site.folder('/saaristo/', DIST);
  await page.goto(site.page('/', renderRazor(swedish())));
  await expectContent(page, swedish());
});

test('nginx: static files have their headers [EMB]', { tag: '@once' }, async ({ page }, info) => {
  test.skip(
    !isWhole && !hasNginx(),
    'nginx is not installed: apt-get install nginx-light, or npm run long -- --project=integrations',
  );
  const folder = info.outputPath('site');
  // Another user may not be able to read the folder of the checkout.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  cpSync(join(INTEGRATIONS, 'plain-html'), folder, { recursive: true });
  symlinkSync(DIST, join(folder, 'saaristo'));
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  const written = readFileSync(configuration, 'utf8');
  expect(written).toContain('127.0.0.1:8080');
  writeFileSync(configuration, written.replace('127.0.0.1:8080', `127.0.0.1:${port}`));
  const { origin, stop } = await startNginx(folder, port);
  try {
    await page.goto(origin);
    await expectContent(page, content('page'));
    await expectHeaders((path) => page.request.get(origin + path));
    const compressed = await page.request.get(`${origin}/saaristo/saaristo.js`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(compressed.headers()['content-encoding']).toBe('gzip');
  } finally {
    await stop();
  }
});
