/**
 * What stands outside of markers is the CMS's: on random pages, rendered by a server or not, with the script or without,
 * it is the same (SERVER).
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { SEED } from '../seed.ts';
import { pageOf } from './hostile-pages.ts';
import { DIST, expect, html, test } from './site.ts';

test.skip(({ isMobile }) => isMobile, 'the runtime knows no widths');
// A second try would look at the pages that the first one found a fault in once more.
test.describe.configure({ retries: 0, timeout: 600_000 });

/** The gate's are always the same; `npm run hostile` looks at more, and at others each time. */
const PAGES = Number(process.env['OUTSIDE_PAGES'] ?? 6);

/** A fallback that leaves these open reaches out of its marker, until it is put away: what is outside then is nobody's to say. */
const pages = pageOf.filter((page) => !/<select|<b>unclosed/.test(page.html));

const withoutScript = (page: string): string => page.replace(/<script type="module".*?<\/script>/, '');

/** The document with nothing of its markers but their place, and without what the runtime links in the head. */
const outside = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const marker of copy.querySelectorAll('[data-widget]')) {
      marker.replaceChildren();
      for (const name of marker.getAttributeNames()) marker.removeAttribute(name);
    }
    // For a browser with scripts it is a text, in which markers are rendered for those without.
    for (const one of copy.querySelectorAll('noscript')) one.replaceChildren();
    // The theme's name, where the page has none of its own.
    copy.removeAttribute('data-site');
    for (const own of copy.querySelectorAll('head > link, script[type=module]')) own.remove();
    return copy.outerHTML.replace(/\s+/g, ' ').replace(/(x{20})x+/g, '$1');
  });

/** Every marker is mounted, has failed, is invalid, or waits for what does not happen here: a press, print, or that what is closed around it opens. */
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

test(`SERVER ${PAGES} random pages, rendered by a server or not, with the script or without: nothing outside of markers changes`, async ({
  page,
  site,
  allow,
}) => {
  allow(/^console\.error: \[saaristo\] /);
  // The parser's own remarks on such pages.
  allow(/^console\.warning: An? <\w+> tag was parsed/);
  await page.route('**/api/**', (route) => route.fulfill({ json: {} }));
  site.page('/x', '', { 'content-type': 'image/svg+xml' });
  const { prerender } = (await import(
    pathToFileURL(join(DIST, 'server.js')).href
  )) as typeof import('../../prerender/server.ts');
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
