/** A picture of each widget's first example in each theme. `PICTURES=compare` compares them with the accepted ones. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEFAULT_SITE, SITES } from '#lib/site.ts';
import { answerApi } from '../e2e/answer-api.ts';
import { catalogue, expect, html, marker, test } from '../e2e/site.ts';
import { toWebp } from './pictures/to-webp.ts';

const ROOT = join(import.meta.dirname, '../..');
const COMPARES = process.env['PICTURES'] === 'compare';
/** Comma-separated names of themes; all themes by default. */
const THEMES = process.env['THEMES']?.split(',') ?? SITES;
/** The theme whose pictures are in docs/pictures/, for the block editor and the docs. */
const KEPT: string = DEFAULT_SITE;
/** px: twice the maximum width of a picture in a list. */
const KEPT_WIDTH = 400;
/** The date on which every page is shown. */
const NOW = new Date('2026-06-15T09:00:00+03:00');

const settings = (site: string) =>
  `<script type="application/json" data-widget-settings>${JSON.stringify({
    site,
    language: 'fi',
    captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' },
    shopUrl: 'https://kauppa.example/',
  })}</script>`;

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path fill="#d8c8b8" d="M0 0h8v6H0z"/><path fill="#a8886a" d="m0 6 3-3 2 2 1-1 2 2z"/><circle cx="6" cy="1.5" r=".7" fill="#f4ead8"/></svg>`;

/**
 * Answers requests that are not for files of the build: calls with their answers, pictures with one picture, other
 * sites with an error.
 */
async function answer(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => !(url.origin === origin && /^\/(dist\/|page$)/.test(url.pathname)),
    (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
        : route.fulfill({ status: 204 }),
  );
  await answerApi(page);
}

/** Returns the visible part of a widget: its marker, or the window for a widget that floats above the page. */
async function show(page: Page, name: string): Promise<'marker' | 'window'> {
  await expect(page.locator('[data-widget]').first()).toHaveAttribute('data-widget-state', 'mounted');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const box = await page.locator(`[data-widget="${name}"]`).boundingBox();
  return box && box.height > 0 ? 'marker' : 'window';
}

for (const { name, example } of catalogue().widgets)
  test(`${name}: its picture in every theme`, async ({ page, site }) => {
    await page.clock.setFixedTime(NOW);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answer(page, site.origin);
    for (const theme of THEMES) {
      await page.goto(
        site.page(
          '/page',
          html(marker(name, example, '', 'data-load="eager"'), settings(theme)).replace(
            '<html ',
            `<html data-site="${theme}" `,
          ),
        ),
      );
      const part = await show(page, name);
      const target = part === 'marker' ? page.locator(`[data-widget="${name}"]`) : page;
      if (COMPARES) {
        await expect.soft(target).toHaveScreenshot([theme, `${name}.png`], {
          animations: 'disabled',
          caret: 'hide',
          maxDiffPixels: 0,
        });
        continue;
      }
      const png = await target.screenshot({ animations: 'disabled', caret: 'hide' });
      const folder = join(ROOT, '.cache/pictures/taken', theme);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name}.webp`), await toWebp(page, png));
      if (theme !== KEPT || part === 'window') continue;
      mkdirSync(join(ROOT, 'docs/pictures'), { recursive: true });
      writeFileSync(join(ROOT, `docs/pictures/${name}.webp`), await toWebp(page, png, KEPT_WIDTH));
    }
  });
