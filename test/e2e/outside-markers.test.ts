/**
 * HTML outside of markers belongs to the CMS: it stays the same on random pages, prerendered or not, with JavaScript or
 * without (SERVER).
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { LONG, SEED } from '../settings.ts';
import { pageOf } from '../fixtures/fuzz/pages.ts';
import { DIST, expect, html, test } from './site.ts';

test.skip(({ isMobile }) => isMobile, 'the runtime knows no widths');
// No retry: the second run would start with the page that failed.
test.describe.configure({ retries: 0, timeout: 600_000 });

/**
 * Number of pages. Those of the gate are always the same; `npm run long -- --project=hostile` generates more, with another seed each
 * time.
 */
const PAGES = Number(process.env['OUTSIDE_PAGES'] ?? (LONG ? 200 : 6));

/**
 * Skips fallbacks with these unclosed elements: they extend beyond the marker until the fallback is removed, so outside
 * is undefined.
 */
const pages = pageOf.filter((page) => !/<select|<b>unclosed/.test(page.html));

const withoutScript = (page: string): string => page.replace(/<script type="module".*?<\/script>/, '');

/** Returns the document with empty markers, without the links that the runtime adds to the head. */
const outside = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const marker of copy.querySelectorAll('[data-widget]')) {
      marker.replaceChildren();
      for (const name of marker.getAttributeNames()) marker.removeAttribute(name);
    }
    // In a browser with JavaScript the content of noscript is text, in which the server has rendered markers.
    for (const one of copy.querySelectorAll('noscript')) one.replaceChildren();
    // The runtime adds the theme's name if the page has none.
    copy.removeAttribute('data-site');
    for (const own of copy.querySelectorAll('head > link, script[type=module]')) own.remove();
    return copy.outerHTML.replace(/\s+/g, ' ').replace(/(x{20})x+/g, '$1');
  });

/**
 * Waits until every marker is mounted, failed, invalid, or pending on something that does not happen here: a press,
 * printing, or opening a closed ancestor.
 */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-widget]')].every((marker) => {
        const state = marker.getAttribute('data-widget-state');
        const waits =
          /^(interaction|media\(print\))$/.test(marker.getAttribute('data-load') ?? '') ||
          !marker.checkVisibility();
        return (
          state === 'mounted' || state === 'invalid' || state === 'failed' || (waits && state === 'pending')
        );
      }),
    undefined,
    { timeout: 20_000 },
  );

test('random pages: HTML outside of markers stays the same, prerendered or not, with JavaScript or without [SERVER]', async ({
  page,
  site,
  allow,
}) => {
  allow(/^console\.error: \[saaristo\] /);
  allow(/^console\.warning: \[saaristo\] unknown data-load=/);
  // The parser's warnings about such pages.
  allow(/^console\.warning: An? <\w+> tag was parsed/);
  await page.route('**/api/**', (route) => route.fulfill({ json: {} }));
  site.page('/x', '', { 'content-type': 'image/svg+xml' });
  const { prerender } = (await import(
    pathToFileURL(join(DIST, 'server.js')).href
  )) as typeof import('../../packages/server/server.ts');
  let rendered = 0;
  let mounted = 0;
  const result = await fc.check(
    fc.asyncProperty(pages, async ({ html: body }) => {
      const bare = html(`<h1>Sivu</h1>${body}<p id="after">teksti</p>`);
      const whole = await prerender(bare);
      rendered += whole.match(/ data-widget-prerendered="/g)?.length ?? 0;
      await page.goto(site.page('/', withoutScript(bare)));
      const written = await outside(page);
      await page.goto(site.page('/', withoutScript(whole)));
      expect(await outside(page), 'rendered by a server').toBe(written);
      for (const document of [bare, whole]) {
        await page.goto(site.page('/', document));
        await settled(page);
        mounted += await page.locator('[data-widget-state=mounted]').count();
        expect(await outside(page), document === bare ? 'with the script' : 'hydrated').toBe(written);
      }
    }),
    { seed: SEED, numRuns: PAGES, endOnFailure: true },
  );
  expect(result.failed ? `SEED=${SEED}\n${String(result.errorInstance)}` : '').toBe('');
  expect(rendered).toBeGreaterThan(PAGES / 4);
  expect(mounted).toBeGreaterThan(PAGES / 4);
});
