import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Catalogue } from '../../src/exports/catalogue.ts';
import { DIST, expect, html, marker, test } from './site.ts';
import { hold } from './hold.ts';

test.skip(({ isMobile }) => isMobile, 'the runtime knows no widths');

const like = (id: string, attributes = 'data-load="eager"', fallback = '<button>Tykkää</button>') =>
  marker('like-button', { contentId: id, likeCount: 3 }, fallback, attributes);

const states = (page: Page) =>
  page.locator('[data-widget]').evaluateAll((all) => all.map((one) => one.getAttribute('data-widget-state')));

const mounted = (page: Page, count: number) =>
  expect(page.locator('[data-widget-state=mounted]')).toHaveCount(count);

test('entry script from another origin: its chunks and styles load from there [MOUNT]', async ({
  page,
  site,
}) => {
  const script = `${site.otherOrigin}/dist/saaristo.js`;
  await page.goto(site.page('/', html(like('a'), '', script)));
  await mounted(page, 1);
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/chunks/')),
  );
  expect(fetched.length).toBeGreaterThan(2);
  expect(fetched.filter((name) => !name.startsWith(site.otherOrigin))).toEqual([]);
});

test('policy with nonces and trusted types: islands mount with their styles [MOUNT]', async ({
  page,
  site,
}) => {
  const policy =
    "default-src 'none'; script-src 'nonce-r4nd0m'; style-src 'nonce-r4nd0m'; connect-src 'self'; require-trusted-types-for 'script'";
  // Only elements with the nonce are allowed.
  const text = html(like('a')).replaceAll(/<(?=script|link)\w+/g, '$& nonce="r4nd0m"');
  await page.goto(site.page('/', text, { 'content-security-policy': policy }));
  await mounted(page, 1);
});

test("rich text under a strict policy: it works beside the page's own DOMPurify and with two builds at once [MOUNT]", async ({
  page,
  site,
}) => {
  site.folder('/page/', join(import.meta.dirname, '../../node_modules/dompurify/dist'));
  site.page('/own.js', `document.title = DOMPurify.sanitize('<b>own</b>')`, {
    'content-type': 'text/javascript',
  });
  site.folder('/next/', DIST);
  // The second widget is from another build, with copies of all its imports.
  await page.route('**/dist/chunks/school-header-*.js', (route) => {
    const location = route.request().url().replace('/dist/', '/next/');
    return route.fulfill({ status: 302, headers: { location } });
  });
  const url = site.page(
    '/',
    html(
      marker(
        'faq-list',
        { items: [{ question: 'Kysymys', answer: '<p>Vastaus</p>' }] },
        '',
        'data-load="eager"',
      ) + marker('school-header', { header: 'Koulu', text: '<p>Tervetuloa</p>' }, '', 'data-load="eager"'),
      '<script src="/page/purify.min.js"></script><script src="/own.js"></script>',
    ),
    {
      'content-security-policy':
        "default-src 'self'; require-trusted-types-for 'script'; trusted-types dompurify saaristo",
    },
  );
  await page.goto(url);
  await mounted(page, 2);
  await expect(page).toHaveTitle('<b>own</b>');
  await page.getByText('Kysymys').click();
  await expect(page.getByText('Vastaus')).toBeVisible();
  await expect(page.getByText('Tervetuloa')).toBeVisible();
  expect(site.requests.filter((path) => /^\/(dist|next)\/chunks\/rich-text-/.test(path))).toHaveLength(2);
});

test('visible: loading begins less than 200 px below the window or an area that scrolls, not earlier [LOAD]', async ({
  page,
  site,
}) => {
  const visible = (id: string) => like(id, `data-load="visible" id="${id}"`);
  const below = (id: string, top: string) =>
    `<div style="position: absolute; top: ${top}">${visible(id)}</div>`;
  await page.goto(
    site.page(
      '/',
      html(
        `${below('near', 'calc(100vh + 150px)')}${below('far', 'calc(100vh + 300px)')}
        <div style="position: relative; height: 200px; overflow: auto">${below('inner', '350px')}${below('deep', '500px')}</div>`,
      ),
    ),
  );
  for (const id of ['near', 'inner'])
    await expect(page.locator(`#${id}`)).toHaveAttribute('data-widget-state', 'mounted');
  for (const id of ['far', 'deep'])
    await expect(page.locator(`#${id}`)).toHaveAttribute('data-widget-state', 'pending');
  await page.mouse.wheel(0, 150);
  await expect(page.locator('#far')).toHaveAttribute('data-widget-state', 'mounted');
});

test('composition: text that an input method composes in the fallback is kept when the island mounts [LOAD]', async ({
  page,
  site,
}) => {
  // The script cannot know whether an input method composes the text that it finds.
  const release = await hold(page, /\/saaristo\.js$/);
  const fallback = '<form><textarea name="Message"></textarea></form>';
  await page.goto(
    site.page('/', html(marker('question-form', { successText: 'Kiitos' }, fallback, 'data-load="eager"'))),
    { waitUntil: 'commit' },
  );
  const field = page.locator('[data-widget] textarea');
  await field.focus();
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'すs', selectionStart: 2, selectionEnd: 2 });
  release();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toContainEqual(expect.stringContaining('/question-form-'));
  await client.send('Input.imeSetComposition', { text: 'すし', selectionStart: 2, selectionEnd: 2 });
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'loading');
  await client.send('Input.insertText', { text: '寿司' });
  await mounted(page, 1);
  await expect(field).toHaveValue('寿司');
  await expect(field).toBeFocused();
});

test('press: a pointer that is held while the island mounts still clicks [LOAD]', async ({ page, site }) => {
  await page.route('**/api/contentlikecount/*', (route) => route.fulfill({ json: { likeCount: 4 } }));
  // The other marker has loaded the code, so that it is available at once.
  await page.goto(site.page('/', html(like('b') + like('a', 'data-load="interaction" id="a"'))));
  await mounted(page, 1);
  const box = (await page.locator('#a button').boundingBox())!;
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  // As long as a finger presses; the island may or may not be mounted by then.
  await page.waitForTimeout(150);
  await page.mouse.up();
  await expect(page.locator('#a').getByRole('button', { name: 'Tykkäsit tästä 4' })).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap on a fallback whose code is already loaded still clicks [LOAD]', async ({ page, site }) => {
    await page.route('**/api/contentlikecount/*', (route) => route.fulfill({ json: { likeCount: 4 } }));
    await page.goto(site.page('/', html(like('b') + like('a', 'data-load="interaction" id="a"'))));
    await mounted(page, 1);
    await page.locator('#a button').tap();
    await expect(page.locator('#a').getByRole('button', { name: 'Tykkäsit tästä 4' })).toBeVisible();
  });
});

test('press: a space bar that is held while the island mounts still clicks [LOAD]', async ({
  page,
  site,
}) => {
  await page.route('**/api/contentlikecount/*', (route) => route.fulfill({ json: { likeCount: 4 } }));
  const release = await hold(page, '**/chunks/like-button-*.js');
  await page.goto(site.page('/', html(like('a'))));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Tykkää' })).toBeFocused();
  await page.keyboard.down('Space');
  const arrived = page.waitForResponse('**/chunks/like-button-*.js');
  release();
  await arrived;
  // As long as a finger presses; the island may or may not be mounted by then.
  await page.waitForTimeout(150);
  await page.keyboard.up('Space');
  await expect(page.getByRole('button', { name: 'Tykkäsit tästä 4' })).toBeVisible();
});

test("focus: an island that takes it over from its fallback keeps the page's scroll position [LOAD]", async ({
  page,
  site,
}) => {
  const release = await hold(page, '**/chunks/question-form-*.js');
  const form = marker(
    'question-form',
    { successText: 'Kiitos' },
    '<textarea name="Message"></textarea>',
    'data-load="eager"',
  );
  await page.goto(site.page('/', html(`${form}<div id="read" style="height: 6000px"></div>`)));
  await page.locator('textarea').fill('Mistä liha tulee?');
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
  await expect.poll(scrolled).toBe(4000);
  const place = () => page.locator('#read').evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const before = await place();
  release();
  await mounted(page, 1);
  await expect(page.locator('textarea')).toBeFocused();
  // The form may be higher or lower than its fallback.
  expect(await place()).toBe(before);
});

/** Returns Chromium's counts for this page after a full garbage collection. */
async function memoryOf(
  page: Page,
): Promise<{ documents: number; nodes: number; listeners: number; heap: number }> {
  const client = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round++) await client.send('HeapProfiler.collectGarbage');
  const { documents, nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return { documents, nodes, listeners: jsEventListeners, heap: usedSize };
}

test('a thousand markers: all mount, a click is answered in between, and unmounting leaks nothing [MOUNT]', async ({
  page,
  site,
}) => {
  await page.goto(
    site.page('/', html('<button id="page">page</button><div id="stage"></div>' + like('first'))),
  );
  await mounted(page, 1);
  const box = (await page.locator('#page').boundingBox())!;
  const fill = (count: number) =>
    page.evaluate(
      ([one, times]) => {
        document.querySelector('#stage')!.innerHTML = Array.from({ length: times }, (_, at) =>
          one.replace('ID', String(at)),
        ).join('');
      },
      [like('ID'), count] as const,
    );
  const clear = () => page.evaluate(() => document.querySelector('#stage')!.replaceChildren());
  // The first ones allocate what stays for good (code, styles, pools), which is not a leak.
  await fill(200);
  await mounted(page, 201);
  await clear();
  await mounted(page, 1);
  const before = await memoryOf(page);

  await page.evaluate(() => {
    const seen = { answered: [] as number[], longest: 0, from: 0, to: 0 };
    const watching = new AbortController();
    Object.assign(window, { seen, watching });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
    document
      .querySelector('#page')!
      .addEventListener(
        'click',
        () => seen.answered.push(document.querySelectorAll('#stage [data-widget-state=mounted]').length),
        { signal: watching.signal },
      );
    addEventListener(
      'widget:mounted',
      () => {
        seen.to = performance.now();
        seen.from ||= seen.to;
      },
      { signal: watching.signal },
    );
  });
  // The visitor keeps pressing while the islands mount. On a fast processor they mount between two presses.
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 2 });
  const over = fill(1000)
    .then(() => expect(page.locator('[data-widget-state=mounted]')).toHaveCount(1001, { timeout: 20_000 }))
    .then(() => true);
  const pause = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 10));
  do await page.mouse.click(box.x + 5, box.y + 5);
  while (!(await Promise.race([over, pause()])));
  const { answered, longest, from, to } = await page.evaluate(() => {
    const { seen, watching } = window as unknown as {
      seen: { answered: number[]; longest: number; from: number; to: number };
      watching: AbortController;
    };
    watching.abort();
    return seen;
  });
  await client.detach();
  expect(answered.filter((count) => count > 0 && count < 1000)).not.toEqual([]);
  // Relative to the whole time: a busy machine makes both longer.
  expect(longest).toBeLessThan((to - from) / 4);

  await clear();
  await mounted(page, 1);
  const after = await memoryOf(page);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
  // A thousand roots take 8 MB; V8's own allocations are a fraction of that.
  expect(after.heap - before.heap).toBeLessThan(1_000_000);
});

test('frame: a press in it mounts its marker, and a removed frame leaves no row, document or listener [MOUNT]', async ({
  page,
  site,
}) => {
  await page.route('**/api/contentlikecount/*', (route) => route.fulfill({ json: { likeCount: 4 } }));
  const framed = (inner: string) => `<!doctype html><title>f</title>${inner}`;
  const waiting = site.page('/waiting', framed(like('a', 'data-load="interaction"')));
  const eager = site.page('/eager', framed(like('c')));
  const empty = site.page('/empty', framed('<p>empty</p>'));
  await page.goto(site.page('/', html(like('b') + '<iframe title="f"></iframe>')));
  await mounted(page, 1);
  const show = (url: string) =>
    page.evaluate((src) => {
      const next = document.createElement('iframe');
      next.src = src;
      document.querySelector('iframe')!.replaceWith(next);
      return new Promise<void>((resolve) => (next.onload = () => resolve()));
    }, url);
  const scan = () =>
    page.evaluate(() => window.saaristo!.scan(document.querySelector('iframe')!.contentDocument!.body));
  const rows = () => page.evaluate(async () => (await window.saaristo!.report()).map(({ state }) => state));
  const inside = page.frameLocator('iframe');

  await show(waiting);
  await scan();
  await inside.getByRole('button', { name: 'Tykkää' }).click();
  await expect(inside.getByRole('button', { name: /^Tykkäsit tästä/ })).toBeVisible();
  expect(await rows()).toEqual(['mounted', 'mounted']);
  await page.evaluate((url) => (document.querySelector('iframe')!.src = url), empty);
  await expect(inside.getByText('empty')).toBeVisible();
  await expect.poll(rows).toEqual(['mounted']);

  const before = await memoryOf(page);
  await show(eager);
  await scan();
  await expect(inside.locator('[data-widget-state=mounted]')).toHaveCount(1);
  await show(empty);
  expect(await rows()).toEqual(['mounted']);
  const after = await memoryOf(page);
  expect(after.documents).toBeLessThanOrEqual(before.documents);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
});

/** Opens a page whose request for `pattern` fails `times` times (default: always). */
async function failing(page: Page, pattern: RegExp, times = Infinity): Promise<() => number> {
  let requests = 0;
  await page.route(pattern, (route) =>
    ++requests <= times ? route.abort('connectionfailed') : route.continue(),
  );
  return () => requests;
}

for (const [what, pattern] of [
  ['its own chunk', /\/chunks\/like-button-[^/]+\.js/],
  ['its styles', /\/chunks\/like-button-[^/]+\.css/],
  ['a chunk that it shares', /\/chunks\/react-[^/]+\.js/],
] as const)
  test(`retry: a widget whose first request for ${what} fails is mounted in the end [LOAD]`, async ({
    page,
    site,
    allow,
  }) => {
    allow(/^request failed|Failed to load resource/);
    const requests = await failing(page, pattern, 1);
    await page.goto(site.page('/', html(like('a'))));
    await mounted(page, 1);
    expect(requests()).toBeGreaterThan(1);
  });

test('integrity: no file that differs from the import map is run or applied, also at a retry [EMB]', async ({
  page,
  site,
  allow,
}) => {
  test.slow();
  allow(/integrity|^request failed|Failed to load resource|its code could not be loaded/);
  const values = JSON.parse(readFileSync(join(DIST, 'integrity.json'), 'utf8')) as Record<string, string>;
  const integrity = Object.fromEntries(
    Object.entries(values).map(([file, value]) => [`/dist/${file}`, value]),
  );
  const map = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
  await page.route('**/api/**', (route) => route.fulfill({ json: {} }));
  // The fake clock skips the pauses between the attempts.
  await page.clock.install();
  const isTampered = () =>
    page.evaluate(() => 'tampered' in window || getComputedStyle(document.body).color === 'rgb(255, 0, 0)');
  const open = async (name: string) => {
    await page.goto(site.page(`/${name}`, html(like('a'), map)));
    const isEnded = async () => {
      await page.clock.runFor(5000);
      return states(page);
    };
    return expect.poll(isEnded, { intervals: [100], timeout: 25_000 });
  };
  await (await open('intact')).toEqual(['mounted']);

  const script = { contentType: 'text/javascript', body: 'window.tampered = true; export default {}' };
  const style = { contentType: 'text/css', body: 'body { color: rgb(255 0 0) }' };
  for (const [name, answer] of [
    ['like-button-*.js*', script],
    ['runtime-*.js*', script],
    ['react-*.js*', script],
    ['http-*.js*', script],
    ['like-button-*.css*', style],
  ] as const) {
    const pattern = `**/chunks/${name}`;
    await page.route(pattern, (route) => route.fulfill(answer));
    await (await open(name.replace(/\W/g, ''))).toEqual(['failed']);
    expect([name, await isTampered()]).toEqual([name, false]);
    await page.unroute(pattern);
  }

  // A changed catalogue names another file.
  await page.route('**/chunks/like-button-*.js', (route) => route.fulfill({ status: 404 }));
  await page.route('**/chunks/like-button-other.js*', (route) => route.fulfill(script));
  await page.route('**/widgets.json', (route) => route.fulfill({ body: '"chunks/like-button-other.js"' }));
  await (await open('catalogue')).toEqual(['failed']);
  expect(await isTampered()).toBe(false);
  await page.unroute('**/widgets.json');
  await page.unroute('**/chunks/like-button-*.js');

  // A browser that keeps failed imports gets no other address.
  await page.addInitScript(() => {
    const real = CSS.supports.bind(CSS);
    CSS.supports = (...query: string[]) => query[0] === '-moz-appearance' || real(...(query as [string]));
  });
  await page.route('**/chunks/like-button-*.js*', (route) => route.fulfill(script));
  await (await open('addresses')).toEqual(['failed']);
  expect(await isTampered()).toBe(false);
});

for (const [what, pattern] of [
  ['the layout of the header', /\/chunks\/DesktopHeader-[^/]+\.js/],
  ["a chunk that shares modules with the widget's own, which failed", /\/chunks\/header-[^/]+\.js/],
  ['the styles of the layout', /\/chunks\/quick-search-[^/]+\.css/],
] as const)
  test(`retry: a chunk that a widget loads later is requested again: ${what} [LOAD]`, async ({
    page,
    site,
    allow,
  }) => {
    allow(/^request failed|Failed to load resource/);
    await page.route('**/api/**', (route) => route.fulfill({ json: {} }));
    const requests = await failing(page, pattern, 2);
    await page.goto(site.page('/', html(marker('header', {}, 'fallback', 'data-load="eager"'))));
    await mounted(page, 1);
    await expect.poll(requests).toBe(3);
    await expect(page.locator('[data-widget=header]').getByRole('link').first()).toBeVisible();
    await mounted(page, 1);
  });

/** Returns the path of the like button's stylesheet. */
const sheetOf = () =>
  `/dist/chunks/${readdirSync(join(DIST, 'chunks')).find((file) => /^like-button-.*\.css$/.test(file))}`;
test('stylesheet: one that the page preloads is applied [LOAD]', async ({ page, site }) => {
  await page.goto(
    site.page(
      '/',
      html(
        like('a'),
        `<link rel="preload" as="style" href="${sheetOf()}"><link rel="prefetch" href="${sheetOf()}">`,
      ),
    ),
  );
  await mounted(page, 1);
  await page.evaluate(() => window.saaristo!.ready);
  expect(
    await page.evaluate(
      (path) => [...document.styleSheets].filter(({ href }) => href?.endsWith(path)).length,
      sheetOf(),
    ),
  ).toBe(1);
});

test('stylesheet: one of the page that failed to load is requested again [LOAD]', async ({
  page,
  site,
  allow,
}) => {
  allow(/Failed to load resource.*404/);
  let requests = 0;
  await page.route(`**${sheetOf()}`, (route) =>
    requests++ === 0 ? route.fulfill({ status: 404, contentType: 'text/css', body: '' }) : route.continue(),
  );
  await page.goto(site.page('/', html(like('a'), `<link rel="stylesheet" href="${sheetOf()}">`)));
  await mounted(page, 1);
  expect(requests).toBe(2);
  expect(
    await page.evaluate(
      (path) =>
        [...document.styleSheets].some(({ href, cssRules }) => href?.endsWith(path) && cssRules.length > 0),
      sheetOf(),
    ),
  ).toBe(true);
});

test('global names: elements and frames of the page that are called saaristo change nothing [MOUNT]', async ({
  page,
  site,
}) => {
  await page.goto(
    site.page(
      '/',
      html(`<h2 id="saaristo">Saaristo</h2><iframe name="saaristo" srcdoc="x"></iframe>${like('a')}`),
    ),
  );
  await mounted(page, 1);
  expect(await page.evaluate(() => typeof window.saaristo!.scan)).toBe('function');
});

test('async script on a slow page: it mounts complete markers with their props, once [MOUNT]', async ({
  page,
}) => {
  const slow = createServer((request, response) => {
    const path = new URL(request.url!, 'http://x').pathname;
    if (path.startsWith('/dist/')) {
      const file = join(DIST, path.slice('/dist/'.length));
      response.writeHead(200, { 'content-type': path.endsWith('.css') ? 'text/css' : 'text/javascript' });
      response.end(readFileSync(file));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(
      `<!doctype html><html lang="fi"><title>Sivu</title><link rel="icon" href="data:,"><script type="module" async src="/dist/saaristo.js"></script>
       <main>${'<!-- enough for the parser to begin -->'.repeat(100)}<div data-widget="faq-list" data-load="eager">`,
    );
    more = () =>
      response.end(`<script type="application/json" data-props>{"items":[]}</script><p>fallback</p></div>
        <script type="application/json" data-widget-settings>{"site":"sibylla"}</script></main>`);
  });
  let more = () => {};
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => window.saaristo !== undefined && document.querySelector('[data-widget]'),
    );
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    more();
    await mounted(page, 1);
    await expect(page.locator('[data-widget] > *')).toHaveCount(2);
    await expect(page.getByText('fallback')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-site', 'sibylla');
  } finally {
    slow.closeAllConnections();
    slow.close();
  }
});

test('deploy: a page that is older than it loads the chunks by their new names [LOAD]', async ({
  page,
  site,
  allow,
}) => {
  allow(/Failed to load resource.*404|^request failed/);
  const old = mkdtempSync(join(tmpdir(), 'saaristo-deploy-'));
  try {
    cpSync(DIST, old, { recursive: true });
    // The deploy renames every chunk of the two widgets and the HTTP client in files and catalogue.
    const renamed = (text: string) =>
      text.replace(/(like-button|faq-list|http-client)-([\w-]+)\.(?=js|css)/g, '$1-next$2.');
    for (const file of readdirSync(join(old, 'chunks')).filter((name) => renamed(name) !== name)) {
      const path = join(old, 'chunks', file);
      if (file.endsWith('.js')) writeFileSync(path, renamed(readFileSync(path, 'utf8')));
      renameSync(path, join(old, 'chunks', renamed(file)));
    }
    const catalogue = readFileSync(join(old, 'widgets.json'), 'utf8');
    const { widgets, runtime } = JSON.parse(catalogue) as Catalogue;
    for (const widget of widgets) widget.chunks = widget.chunks.map(renamed);
    writeFileSync(join(old, 'widgets.json'), JSON.stringify({ widgets, runtime: runtime.map(renamed) }));
    site.folder('/live/', old);
    const faq = marker('faq-list', { items: [{ question: 'K', answer: 'V' }] }, '', 'data-load="eager"');
    await page.route('**/api/contentlikecount/*', (route) => route.fulfill({ json: { likeCount: 4 } }));
    await page.goto(site.page('/', html(like('a') + faq, '', '/live/saaristo.js')));
    await mounted(page, 2);
    expect(site.requests.filter((url) => url.includes('-next')).length).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Tykkää 3' }).click();
    await expect.poll(() => site.requests.filter((url) => /http-client-next/.test(url)).length).toBe(1);
  } finally {
    rmSync(old, { recursive: true });
  }
});

test('like button: a like is sent even if the visitor leaves the page right after it [LIK-06]', async ({
  page,
  site,
}) => {
  const other = site.page('/other', html('<p>other</p>'));
  // Playwright cannot answer a request of a page that is left, so the server does.
  site.page('/api/contentlikecount/a', '{"likeCount": 4}', { 'content-type': 'application/json' });
  await page.goto(site.page('/', html(like('a'))));
  await mounted(page, 1);
  const sent = page.waitForRequest('**/api/contentlikecount/a');
  await page.getByRole('button', { name: 'Tykkää 3' }).evaluate((button, url) => {
    (button as HTMLElement).click();
    location.assign(url);
  }, other);
  await expect(page.getByText('other')).toBeVisible();
  expect((await sent).method()).toBe('POST');
  expect((await sent).postData()).toBeNull();
  await expect.poll(() => site.requests).toContain('/api/contentlikecount/a');
});

test('edit mode: an invalid block shows its fault, and report() lists all of them [PAGE]', async ({
  page,
  site,
  allow,
}) => {
  allow(/^console\.error: \[saaristo\] /);
  const head =
    '<script type="application/json" data-widget-settings>{"editMode":true,"language":"en"}</script>';
  const bad = marker('like-button', { contentId: 5 }, '<p>fallback</p>', 'data-load="eager"');
  await page.goto(site.page('/', html(like('a') + bad, head)));
  await expect(page.getByRole('alert')).toContainText('The settings of the block “like-button” are wrong.');
  await expect(page.getByRole('alert')).toContainText('contentId');
  await expect(page.getByText('fallback')).toBeVisible();
  const rows = await page.evaluate(async () =>
    (await window.saaristo!.report()).map(({ widget, state, bytes }) => [widget, state, typeof bytes]),
  );
  expect(rows).toEqual([
    ['like-button', 'mounted', 'number'],
    ['like-button', 'invalid', 'number'],
  ]);
});

test(
  'reserved height: an invalid marker and one whose code is missing are as high as their fallbacks [PROPS]',
  { tag: '@long' },
  async ({ page, site, allow }) => {
    allow(/^console\.error: \[saaristo\] /);
    allow(/Failed to load resource|request failed: .*campaign-form/);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.route(/chunks\/campaign-form/, (route) => route.abort());
    const fallback = '<p style="height: 20px; margin: 0">fallback</p>';
    const heights = () =>
      page.locator('[data-widget]').evaluateAll((all) => all.map((one) => one.clientHeight));
    await page.goto(
      site.page(
        '/',
        html(
          [
            // Invalid, in both widths.
            marker('sponsorship-form', { successPage: 5 }, fallback, 'data-load="interaction"'),
            marker('header', { openOn: 5 }, fallback, 'data-load="interaction"'),
            marker('campaign-form', {}, fallback, 'data-load="interaction"'),
          ].join(''),
        ),
      ),
    );
    await expect(page.locator('[data-widget-state=pending]')).toHaveCount(3);
    for (const height of await heights()) expect(height).toBeGreaterThan(100);
    for (const text of await page.getByText('fallback').all()) await text.click();
    await expect(page.locator('[data-widget-state=invalid]')).toHaveCount(2);
    // The runtime requests the code again for some seconds.
    await expect(page.locator('[data-widget-state=failed]')).toHaveCount(1, { timeout: 20_000 });
    expect(await heights()).toEqual([20, 20, 20]);
  },
);

test('markers: hidden ones stay hidden, and shown ones are blocks [MOUNT]', async ({ page, site, allow }) => {
  allow(/none: no such widget/);
  const hidden = [
    ['div', 'hidden'],
    ['div', 'hidden="HIDDEN"'],
    ['dialog', ''],
    ['div', 'popover'],
    ['div', 'popover="manual"'],
  ].map(([name, attributes]) => `<${name} ${attributes} data-widget="none" class="hidden"></${name}>`);
  const inner = (name: string) => `<${name} data-widget="none" class="${name}">x</${name}>`;
  const shown = `<span data-widget="none">x</span><my-marker data-widget="none">x</my-marker>
    <div hidden="until-found" data-widget="none" class="found">x</div>
    <details class="closed"><summary>S</summary>${like('in details')}</details><div inert data-widget="none">x</div>
    <ul>${inner('li')}</ul><table><tr>${inner('td')}</tr></table><dialog open data-widget="none">x</dialog>`;
  await page.goto(site.page('/', html(hidden.join('') + shown)));
  const display = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
  expect(await display('.hidden')).toEqual(Array.from(hidden, () => 'none'));
  expect(await display('[data-widget=none]:not(.hidden)')).toEqual([
    'block',
    'block',
    'block',
    'block',
    'list-item',
    'table-cell',
    'block',
  ]);
  expect(await page.locator('.found').evaluate((one) => getComputedStyle(one).contentVisibility)).toBe(
    'hidden',
  );
  await expect(page.locator('.closed [data-widget]')).toBeHidden();
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog.hidden')!.show();
    document.querySelector<HTMLElement>('div[popover]')!.showPopover();
    document.querySelector<HTMLElement>('div[hidden]')!.hidden = false;
  });
  expect(await display('.hidden')).toEqual(['block', 'none', 'block', 'block', 'none']);
});
