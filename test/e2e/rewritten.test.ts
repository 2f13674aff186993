/** Pages whose script is held back, and documents that are written again, in a browser. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DIST, expect, html, marker, test } from './site.ts';

test.skip(({ isMobile }) => isMobile, 'the runtime knows no widths');

const like = (id: string, attributes = 'data-load="eager"') =>
  marker(
    'like-button',
    { contentId: id, likeCount: 3 },
    '<button>Gilla</button>',
    `id="${id}" ${attributes}`,
  );

const SETTINGS = '<script type="application/json" data-widget-settings>{"site":"sibylla"}</script>';

async function serveLikes(page: Page): Promise<void> {
  await page.route('**/api/contentlikecount/*', (route) => route.fulfill({ json: { likeCount: 4 } }));
}

/** Each has other islands: a like is given once in a window. */
const createPreview = (
  name: string,
) => `<!doctype html><html lang="sv"><head><script type="application/json" data-widget-settings>{"language":"se","site":"sibylla"}</script></head>
  <body>${like(`${name}b`)}${like(`${name}c`, 'data-load="interaction"')}</body></html>`;

test('document: one that is opened and written, at once or in pieces, has islands that work, also in a frame [PAGE]', async ({
  page,
  site,
}) => {
  await serveLikes(page);
  await page.goto(site.page('/', html(like('a'))));
  await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(1);

  const press = async (scope: Pick<Page, 'locator'>, id: string, count = 4) => {
    const button = scope.locator(`#${id} button`);
    await button.click();
    await expect(scope.locator(`#${id}[data-widget-state=mounted] button`)).toContainText(String(count));
  };
  for (const pieces of [1, 3])
    await test.step(`in ${pieces} pieces`, async () => {
      await page.evaluate(
        async ({ text, count }) => {
          document.open();
          await new Promise((resolve) => setTimeout(resolve, 50));
          const roots = document.childElementCount;
          // The middle of the pieces is in a fallback.
          const size = count === 1 ? text.length : text.indexOf('Gilla') + 2;
          for (let at = 0; at < text.length; at += size) {
            document.write(text.slice(at, at + size));
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
          document.close();
          if (roots > 0) throw new Error('The script has written into an empty document.');
        },
        { text: createPreview(`p${pieces}`), count: pieces },
      );
      await expect(page.locator('html')).toHaveAttribute('data-site', 'sibylla');
      await expect(page.locator(`#p${pieces}b[data-widget-state=mounted] > *`)).toHaveCount(1);
      await press(page, `p${pieces}c`);
      await press(page, `p${pieces}b`);
    });

  await test.step('in a frame, which is written twice and then shows another page', async () => {
    await page.evaluate(() => document.body.append(document.createElement('iframe')));
    const write = () =>
      page.evaluate((text) => {
        const { contentDocument } = document.querySelector('iframe')!;
        contentDocument!.open();
        contentDocument!.write(text);
        contentDocument!.close();
        window.saaristo!.scan(contentDocument!.body);
      }, createPreview('f'));
    for (let time = 0; time < 2; time++) {
      await write();
      await expect(page.frameLocator('iframe').locator('#fb[data-widget-state=mounted]')).toBeVisible();
      await page.frameLocator('iframe').locator('#fc button').click();
      await expect(page.frameLocator('iframe').locator('#fc[data-widget-state=mounted]')).toBeVisible();
    }
    await page.evaluate(() => (document.querySelector('iframe')!.srcdoc = '<p>other</p>'));
    await expect(page.frameLocator('iframe').getByText('other')).toBeVisible();
    expect(await page.evaluate(async () => (await window.saaristo!.report()).length)).toBe(2);
  });
});

test('script: one that a consent manager inserts as a classic script, or inserts late, mounts the islands [LOAD]', async ({
  page,
  site,
  allow,
}) => {
  // A classic script cannot have imports.
  allow(/import\.meta|outside a module|^uncaught: $/);
  await serveLikes(page);
  const lost = `<script>${await readFile(join(DIST, 'lost-script.js'), 'utf8')}</script>`;
  const held = html(like('a'), lost).replace(
    'type="module" src="/dist/saaristo.js"',
    'type="text/plain" data-src="/dist/saaristo.js"',
  );
  await page.goto(site.page('/', held));
  await expect(page.locator('#a')).toHaveAttribute('data-widget-failed', '');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/dist/saaristo.js';
    document.head.append(script);
  });
  await expect(page.locator('#a')).toHaveAttribute('data-widget-state', 'mounted');
  await expect(page.locator('#a')).not.toHaveAttribute('data-widget-failed');
  await page.locator('#a button').click();
  await expect(page.locator('#a button')).toContainText('4');
});

/** Members of the document and of forms that the runtime uses, except those that React or DOMPurify use too. */
const NAMES =
  'querySelector querySelectorAll head body documentElement getRootNode isConnected matches closest activeElement';

test('page: forms and fields that are named as members of the document or of forms hide no island [PAGE]', async ({
  page,
  site,
}) => {
  await serveLikes(page);
  const forms = NAMES.split(' ').map((name) => `<form name="${name}"><img name="${name}"></form>`);
  const fields = NAMES.split(' ').map((name) => `<input name="${name}">`);
  const faq = marker(
    'faq-list',
    { items: [{ question: 'K', answer: '<p>V</p>' }] },
    '',
    'data-load="eager" id="f"',
  );
  await page.goto(
    site.page('/', html(forms.join('') + faq + `<form>${fields.join('')}${like('a')}</form>`, SETTINGS)),
  );
  // The names hide elements from Playwright, too.
  const find = (selector: string) =>
    page.evaluate(
      (given) =>
        [...(Document.prototype.querySelectorAll.call(document, given) as NodeListOf<HTMLElement>)].map(
          (element) => {
            element.querySelector<HTMLElement>('[data-liked=false]')?.click();
            return element.textContent;
          },
        ),
      selector,
    );
  await expect.poll(() => find('#f[data-widget-state=mounted]')).toEqual([expect.stringContaining('V')]);
  await expect.poll(() => find('#a[data-widget-state=mounted]')).toEqual([expect.stringContaining('4')]);
  // Found by the observer.
  await page.evaluate(
    (text) => {
      const form = document.createElement('form');
      form.innerHTML = text;
      Element.prototype.after.call(document.getElementById('f'), form);
    },
    fields.join('') + like('b'),
  );
  await expect.poll(() => find('#b[data-widget-state=mounted]')).toEqual([expect.stringContaining('4')]);
  expect(await find('html[data-site=sibylla]')).toHaveLength(1);
});

test('page: one whose parsing never ends, where a script delays the events, has islands [PAGE]', async ({
  page,
  site,
}) => {
  await page.route('**/never.js', () => {});
  const delay = `<script>
    Object.defineProperty(document, 'readyState', { get: () => 'loading' });
    for (const target of [window, document]) {
      const add = target.addEventListener;
      target.addEventListener = (type, ...others) =>
        /^(DOMContentLoaded|load|readystatechange)$/.test(type) || add.call(target, type, ...others);
    }</script>`;
  await page.goto(site.page('/delayed', html(like('a'), delay)));
  await expect(page.locator('#a')).toHaveAttribute('data-widget-state', 'mounted');
  const blocked = html(`${like('a')}<script src="/never.js"></script>`).replace('type="module"', 'async $&');
  await page.goto(site.page('/blocked', blocked), { waitUntil: 'commit' });
  await expect(page.locator('#a')).toHaveAttribute('data-widget-state', 'mounted');
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
});
