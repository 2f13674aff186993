/** Pages that other libraries change: Turbo, htmx and idiomorph, as sites use them; with markers alone, and rendered by a server. */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
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
    // With a header it has elements with ids.
    { header: 'Otsikko', items: [{ question: 'Kysymys', answer: '<p>Vastaus</p>' }] },
    `<details><summary>${fallback}</summary>Vastaus</details>`,
    'data-load="eager"',
  );
/** The same, by a script. */
const scripted = (question: string) => `<div data-widget="faq-list" data-load="eager">
  <script type="application/json" data-props>{"items":[{"question":"${question}","answer":"V"}]}</script><p>fallback</p></div>`;

/** Every marker is one island, says so, and shows nothing of its fallback. */
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

type Server = typeof import('../../prerender/server.ts');

/** Renders the islands of a page or a part of it, as a server does. */
async function prerender(written: string): Promise<string> {
  const server = (await import(pathToFileURL(join(DIST, 'server.js')).href)) as Server;
  const rendered = await server.prerender(written, { timeoutMs: 30_000 });
  expect([...rendered.matchAll(/ data-widget-prerendered=/g)]).toHaveLength(
    [...written.matchAll(/ data-widget=/g)].length,
  );
  return rendered;
}

/** Opens the question, has the page morphed into one with other likes, and finds the question open still. */
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

const before = like(3) + faq('fallback');
const after = `<p>newer words</p>${like(4)}${faq('newer fallback')}`;
const swapped = faq('fallback') + like(5);

for (const [pages, rendered] of [
  ['pages of markers', async (written: string) => written],
  ['prerendered pages', prerender],
] as const)
  test.describe(pages, () => {
    test(`MOVE Turbo, ${pages}: a visit mounts the next page’s islands in its language, and going back those of its snapshot`, async ({
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

    test(`MOVE Turbo, ${pages}: a page refreshed by morphing keeps its islands and their state`, async ({
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
      test(`MOVE htmx, ${pages}: a part swapped by ${swap} keeps its islands and their state`, async ({
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

    test(`MOVE htmx, ${pages}: what is swapped into a marker, or for it, is mounted`, async ({
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

    test(`MOVE idiomorph, ${pages}: morphed again and again the page keeps its islands, markers change places, and nothing is left of them after it`, async ({
      page,
      site,
    }) => {
      serveLibraries(site);
      await page.goto(site.page('/', await rendered(html(before, IDIOMORPH))));
      const morph = async (inner: string) =>
        page.evaluate(
          (content) => {
            const { Idiomorph } = window as unknown as {
              Idiomorph: { morph(target: Element, content: string, how: object): void };
            };
            Idiomorph.morph(document.querySelector('main')!, content, { morphStyle: 'innerHTML' });
          },
          await rendered(inner),
        );
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
      // What the page has of its own comes back: the newest that was written.
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
