/** Pages that other libraries change, with markers only and with prerendered islands: Turbo, htmx and idiomorph. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { morphMain } from './morph.ts';
import { DIST, expect, html, marker, test, type Site } from './site.ts';

test.skip(({ isMobile }) => isMobile, 'the runtime knows no widths');

const TURBO = '<script type="module" src="/turbo/turbo.es2017-esm.js"></script>';
const HTMX = '<script src="/htmx/htmx.js"></script><script src="/idiomorph/idiomorph-ext.js"></script>';
const IDIOMORPH = '<script src="/idiomorph/idiomorph.js"></script>';

function serveLibraries(site: Site): void {
  const serve = (path: string, main: string) => site.folder(path, dirname(fileURLToPath(main)));
  serve('/turbo/', import.meta.resolve('@hotwired/turbo'));
  serve('/htmx/', import.meta.resolve('htmx.org'));
  serve('/idiomorph/', import.meta.resolve('idiomorph'));
}

const like = (likeCount: number) =>
  marker('like-button', { contentId: 'a', likeCount }, '<button>fallback</button>', 'data-load="eager"');
const faq = (fallback: string) =>
  marker(
    'faq-list',
    // The header adds elements with ids.
    { header: 'Otsikko', items: [{ question: 'Kysymys', answer: '<p>Vastaus</p>' }] },
    `<details><summary>${fallback}</summary>Vastaus</details>`,
    'data-load="eager"',
  );
/** The same marker with its props in a script. */
const scripted = (question: string) => `<div data-widget="faq-list" data-load="eager">
  <script type="application/json" data-props>{"items":[{"question":"${question}","answer":"V"}]}</script><p>fallback</p></div>`;

/** Expects that every marker is one mounted island without its fallback. */
async function whole(page: Page, count: number): Promise<void> {
  await expect(page.locator('[data-widget-state=mounted] > saaristo-root')).toHaveCount(count);
  await expect(page.locator('saaristo-root')).toHaveCount(count);
  await expect(page.locator('[data-widget]')).toHaveCount(count);
  await expect(page.getByText('fallback')).toHaveCount(0);
  const rows = await page.evaluate(async () =>
    (await window.saaristo!.report()).map(({ state, element }) => [state, element.isConnected]),
  );
  expect(rows).toEqual(Array.from({ length: count }, () => ['mounted', true]));
}

const settings = (language: string) =>
  `<script type="application/json" data-widget-settings>{"language":"${language}"}</script>`;

type Server = typeof import('../../packages/server/server.ts');

/** Renders the islands of a page or of a part of it, as a server does. */
async function prerender(written: string): Promise<string> {
  const server = (await import(pathToFileURL(join(DIST, 'server.js')).href)) as Server;
  const rendered = await server.prerender(written, { timeoutMs: 30_000 });
  expect([...rendered.matchAll(/ data-widget-prerendered=/g)]).toHaveLength(
    [...written.matchAll(/ data-widget=/g)].length,
  );
  return rendered;
}

/** Opens the question, morphs the page to another number of likes, and expects that the question is still open. */
async function staysOpen(page: Page, morph: () => Promise<unknown>): Promise<void> {
  const question = page.getByText('Kysymys');
  const answer = page.getByText('Vastaus', { exact: true });
  await whole(page, 2);
  await question.click();
  await expect(answer).toBeVisible();
  await morph();
  await expect(page.getByRole('button', { name: 'Tykkää 4' })).toBeVisible();
  await expect(page.getByText('newer words')).toBeVisible();
  await whole(page, 2);
  await expect(answer).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Kysymys' })).toBeFocused();
  await question.click();
  await expect(answer).toBeHidden();
}

test("personal parts: the visitor's own ones are shown after visits by Turbo, and stay when the page is morphed [MOVE]", async ({
  page,
  site,
}) => {
  serveLibraries(site);
  const script = `<script>${readFileSync(join(DIST, 'personal.js'), 'utf8')}</script>`;
  const part = (likeCount: number, more = '') =>
    marker(
      'like-button',
      { contentId: 'a', likeCount },
      '<p>fallback</p>',
      `data-widget-part="like" ${more}`,
    );
  const shared = (words: string) =>
    `<script type="application/json" data-widget-settings>{"personalUrl":"/own"}</script>${script}${part(3, 'data-load="media(not all)"')}<p>${words}</p>`;
  site.page(
    '/own',
    `<script type="application/json" data-widget-settings="cart customer">{"userName":"Aino"}</script>${part(9, 'data-load="eager"')}`,
  );
  const isOwn = async (words: string) => {
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tykkää 9' })).toBeVisible();
    await whole(page, 1);
  };
  site.page('/next', html(`${shared('next words')}<a href="/">first</a>`, TURBO));
  await page.goto(
    site.page('/', html(`${shared('first words')}<a href="/next">next</a>`, TURBO + IDIOMORPH)),
  );
  await isOwn('first words');
  await page.getByRole('link', { name: 'next' }).click();
  await isOwn('next words');
  await page.goBack();
  await isOwn('first words');
  expect(site.requests.filter((path) => path === '/own').length).toBeGreaterThan(1);
  await morphMain(page, shared('newer words'));
  await isOwn('newer words');
});

const before = like(3) + faq('fallback');
const after = `<p>newer words</p>${like(4)}${faq('newer fallback')}`;
const swapped = faq('fallback') + like(5);

for (const [pages, rendered] of [
  ['pages of markers', async (written: string) => written],
  ['prerendered pages', prerender],
] as const)
  test.describe(pages, () => {
    test(`Turbo, ${pages}: a visit mounts the next page's islands in its language, going back mounts those of the snapshot [MOVE]`, async ({
      page,
      site,
    }) => {
      serveLibraries(site);
      const body = (language: string, rest: string) =>
        settings(language) + like(3) + scripted('Miksi?') + rest;
      const first = site.page('/', await rendered(html(body('fi', '<a href="/next">next</a>'), TURBO)));
      site.page('/next', await rendered(html(body('en', '<a href="/">first</a>'), TURBO)));
      await page.goto(first);
      await whole(page, 2);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.getByRole('link', { name: 'next' }).click();
      await expect(page.getByRole('button', { name: 'Like 3' })).toBeVisible();
      await whole(page, 2);
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Tykkää 3' })).toBeVisible();
      await whole(page, 2);
      await page.getByText('Miksi?').click();
      await expect(page.locator('details', { hasText: 'Miksi?' })).toHaveAttribute('open');
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });

    test(`Turbo, ${pages}: a refresh by morphing keeps the islands and their state [MOVE]`, async ({
      page,
      site,
    }) => {
      serveLibraries(site);
      const head = `<meta name="turbo-refresh-method" content="morph">${TURBO}`;
      const [old, newer] = await Promise.all([before, after].map((one) => rendered(html(one, head))));
      await page.goto(site.page('/', old!));
      await staysOpen(page, async () => {
        site.page('/', newer!);
        await page.evaluate(async () => {
          const { Turbo } = window as unknown as { Turbo: { visit(url: string, how: object): void } };
          Turbo.visit(location.href, { action: 'replace' });
        });
      });
    });

    for (const [swap, of] of [
      ['morph:innerHTML', 'innerHTML'],
      ['morph:outerHTML', 'outerHTML'],
    ] as const)
      test(`htmx, ${pages}: a part that is swapped by ${swap} keeps its islands and their state [MOVE]`, async ({
        page,
        site,
      }) => {
        serveLibraries(site);
        const part = (inner: string) =>
          `<section id="part" hx-ext="morph" hx-get="/part" hx-swap="${swap}" hx-trigger="renew">${inner}</section>`;
        site.page('/part', await rendered(of === 'innerHTML' ? after : part(after)));
        await page.goto(site.page('/', await rendered(html(part(before), HTMX))));
        await staysOpen(page, () => page.locator('#part').dispatchEvent('renew'));
      });

    test(`htmx, ${pages}: a marker is mounted if it replaces a marker or is swapped into one [MOVE]`, async ({
      page,
      site,
    }) => {
      serveLibraries(site);
      const trigger = (path: string, target: string, swap: string) =>
        `<a hx-get="${path}" hx-target="${target}" hx-swap="${swap}" href="#x">${swap}</a>`;
      site.page('/inner', '<p>another fallback</p>');
      site.page('/outer', await rendered(`<div id="b">${scripted('Miten?')}</div>`));
      await page.goto(
        site.page(
          '/',
          await rendered(
            html(
              trigger('/inner', '#a [data-widget]', 'innerHTML') +
                trigger('/outer', '#b', 'outerHTML') +
                `<div id="a">${like(3)}</div><div id="b">${like(5)}</div>`,
              HTMX,
            ),
          ),
        ),
      );
      await whole(page, 2);
      await page.getByText('innerHTML').click();
      await page.getByText('outerHTML').click();
      await expect(page.getByText('Miten?')).toBeVisible();
      await whole(page, 2);
      await expect(page.getByRole('button', { name: 'Tykkää 3' })).toBeVisible();
    });

    test(`idiomorph, ${pages}: repeated morphing keeps the islands, moves markers and leaks nothing [MOVE]`, async ({
      page,
      site,
    }) => {
      serveLibraries(site);
      await page.goto(site.page('/', await rendered(html(before, IDIOMORPH))));
      const morph = async (inner: string) => morphMain(page, await rendered(inner));
      await staysOpen(page, () => morph(after));
      await morph(before);
      await expect(page.getByRole('button', { name: 'Tykkää 3' })).toBeVisible();
      await whole(page, 2);
      await morph(swapped);
      await expect(page.getByRole('button', { name: 'Tykkää 5' })).toBeVisible();
      await whole(page, 2);
      const question = page.getByText('Kysymys');
      await question.click();
      await expect(page.getByText('Vastaus', { exact: true })).toBeVisible();
      // Unmounting restores the newest HTML that the page has written.
      await page.evaluate(() => window.saaristo!.unmount());
      await expect(page.locator('[data-widget-state]')).toHaveCount(0);
      await page.evaluate(() => window.saaristo!.scan());
      await expect(page.getByRole('button', { name: 'Tykkää 5' })).toBeVisible();
      await whole(page, 2);
      await morph(scripted('Miksi?'));
      await expect(page.getByText('Miksi?')).toBeVisible();
      await morph(scripted('Miten?'));
      await expect(page.getByText('Miten?')).toBeVisible();
      await whole(page, 1);
      await morph('<p>nothing</p>');
      await whole(page, 0);
    });
  });
