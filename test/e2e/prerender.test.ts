/** Pages that `dist/server.js` has rendered, in a browser: readable without JavaScript and hydrated with it. */
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { HOSTILE_TEXTS } from '../fixtures/fuzz/rich-texts.ts';
import { THOROUGH } from '../settings.ts';
import { answerApi, answerFetch } from './answer-api.ts';
import { AWAY } from './away.ts';
import { catalogue, DIST, expect, html, marker, test } from './site.ts';
import { tooWide } from './too-wide.ts';

// Hydration must not depend on the visitor's place.
test.use(AWAY);

type Server = typeof import('../../packages/server/server.ts');

const { widgets } = catalogue();
const server = () => import(pathToFileURL(join(DIST, 'server.js')).href) as Promise<Server>;

const SETTINGS = JSON.stringify({ captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' } });
const head = `<script type="application/json" data-widget-settings>${SETTINGS}</script>`;

/** Answers the calls that widgets make on the server with valid data. */
const ANSWERED = { url: 'http://localhost/', fetch: answerFetch };

/** Widgets that render nothing without JavaScript on a page without data about the visitor. */
const SHOW_NOTHING = [
  'add-to-cart',
  'address-modal',
  'cart',
  'cart-sync',
  'checkout',
  'login-prompt',
  'product-modal',
];

const pageOf = (load: string): string =>
  html(widgets.map(({ name, example }) => marker(name, example, '', load)).join(''), head);

test(
  "server rendering: every widget is rendered with the class names of the browser's stylesheets [SERVER]",
  { tag: '@once' },
  async () => {
    const { prerender } = await server();
    const rendered = await prerender(pageOf(''), {
      settings: { editMode: true },
      timeoutMs: 30_000,
      ...ANSWERED,
    });
    const notes = [...rendered.matchAll(/<!-- saaristo: (\S+) is not prerendered, (.*?) -->/g)];
    expect(notes.map(([, name]) => name)).toEqual(SHOW_NOTHING);
    expect(new Set(notes.map(([, , why]) => why))).toEqual(new Set(['it shows nothing without a script']));
    expect(rendered.match(/ data-widget-prerendered="sp/g)).toHaveLength(
      widgets.length - SHOW_NOTHING.length,
    );
    const css = ['saaristo.css', ...readdirSync(join(DIST, 'chunks')).map((file) => `chunks/${file}`)]
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(DIST, file), 'utf8'))
      .join('');
    // Class names of the build, such as `_button_9bnfa`: a name generated for the server alone would match no rule.
    const classes = [...rendered.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
    const own = new Set(classes.filter((name) => /^_\w+_[0-9a-f]{5}$/.test(name)));
    expect(own.size).toBeGreaterThan(100);
    // Compares the file's part of the name: a class without a rule is in no stylesheet.
    expect([...own].filter((name) => !css.includes(`_${name.split('_').at(-1)}`))).toEqual([]);
  },
);

test(
  "hydration: every widget keeps the server's nodes, and none is wider than a window of 320, 375 and 1280 px [SERVER] [LAYOUT]",
  { tag: '@once' },
  async ({ page, site, allow }) => {
    test.slow();
    allow(/Failed to load resource: the server responded with a status of 404/);
    await answerApi(page);
    const { prerender } = await server();
    const rendered = await prerender(pageOf('data-load="eager"'), { timeoutMs: 30_000, ...ANSWERED });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const nodes = [...document.querySelectorAll('saaristo-root')].map((root) => root.firstElementChild);
        Object.assign(window, { serverNodes: nodes });
      });
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(site.page('/', rendered));
    await expect(page.locator('[data-widget][data-widget-state=mounted]')).toHaveCount(widgets.length, {
      timeout: 60_000,
    });
    const kept = await page.evaluate(() =>
      [...document.querySelectorAll('[data-widget]')]
        .filter((_, at) => {
          const { serverNodes } = window as unknown as { serverNodes: (Element | null)[] };
          return serverNodes[at] && !serverNodes[at].isConnected;
        })
        .map((one) => one.getAttribute('data-widget')),
    );
    expect(kept).toEqual([]);
    // Hydration does not repeat the server's requests.
    expect(requests.filter((path) => /^\/api\/(search|facets|review|menu)/.test(path))).toEqual([]);

    // No style of a CMS gives the widgets space here or takes any.
    await page.waitForLoadState('networkidle');
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .configure({ soft: true })
        .poll(() => page.evaluate(tooWide), { message: `at ${width} px` })
        .toEqual([]);
    }
  },
);

test('hydration: it does not load pictures far below the window [SERVER]', async ({ page, site }) => {
  await page.route('**/*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const { prerender } = await server();
  const cards = [{ name: 'Aino Saari', image: '/far.svg' }];
  const rendered = await prerender(html(marker('contact-info-cards', { cards }, '', 'data-load="eager"')));
  const far = rendered
    .replace('<body>', '<body><div style="height: 20000px"></div>')
    // If the address is the first attribute, a copy made in the page loads at once.
    .replace(/<img ([^>]*) (src="\/far\.svg")/, '<img $2 $1');
  expect(far).toMatch(/<img src="\/far\.svg"[^>]* loading="lazy"/);
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  await page.goto(site.page('/', far));
  await expect(page.locator('[data-widget-state=mounted] img')).toHaveAttribute('loading', 'lazy');
  // This picture loads after the one that hydration would have loaded.
  await page.evaluate(() => new Image().setAttribute('src', '/last.svg'));
  await expect.poll(() => pictures).toContain('/last.svg');
  expect(pictures).toEqual(['/last.svg']);
});

test(
  'rich text: it is sanitized as in the browser and runs nothing [SERVER]',
  { tag: '@once' },
  async ({ page, site, allow, browser }) => {
    allow(/404 \(Not Found\)|srcset/);
    expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(500);
    const texts = HOSTILE_TEXTS.filter((_, at) => THOROUGH || at % 8 === 0);
    const years = texts.map((text, at) => ({ year: at + 1, text: `<i></i>${text}` }));
    const bare = html(marker('timeline', { years }, '', 'data-load="eager"'));
    const { prerender } = await server();
    const rendered = await prerender(bare, { timeoutMs: 60_000 });
    expect(rendered).toContain('data-widget-prerendered');
    /** Returns the browser's text of each rich text; a text that was emptied has no element. */
    const textsOf = (found: typeof page) =>
      found
        .locator('[data-widget=timeline] section > h2:first-child')
        .evaluateAll((headings) =>
          headings.map(
            (heading) =>
              [...heading.parentElement!.children].find((one) => one.firstElementChild?.localName === 'i')
                ?.innerHTML,
          ),
        );

    await page.addInitScript(() => {
      window.alert = () => console.error('a script of the text ran');
    });
    await page.goto(site.page('/browser', bare));
    await expect(page.locator('[data-widget=timeline]')).toHaveAttribute('data-widget-state', 'mounted');
    const byBrowser = await textsOf(page);
    expect(byBrowser).toHaveLength(years.length);
    expect(byBrowser.filter((text) => text === undefined)).toEqual([]);

    const still = await browser.newContext({ javaScriptEnabled: false });
    const withoutScript = await still.newPage();
    await withoutScript.goto(site.page('/server', rendered));
    expect(await textsOf(withoutScript)).toEqual(byBrowser);
    await still.close();

    await page.goto(site.page('/server', rendered));
    await expect(page.locator('[data-widget=timeline]')).toHaveAttribute('data-widget-state', 'mounted');
    expect(await textsOf(page)).toEqual(byBrowser);
  },
);
