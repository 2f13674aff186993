/**
 * Hydration without a warning of React's development build: every page of the estate; and every example of every widget in a browser
 * of another time zone and language, in the four languages of the estate, in narrow and wide windows. The gate hydrates each widget
 * once (prerender.test.ts).
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as testAlone, type Page } from '@playwright/test';
import { findWidgets, loadDefinitions } from '../../../packages/build/widgets.ts';
import { answerApi, answerFetch } from '../../e2e/answer-api.ts';
import { AWAY } from '../../e2e/away.ts';
import { addressOf } from '../../e2e/estate.ts';
import { fetchHtml, mountIslands, type Place, PLACES } from '../standards/places.ts';
import { DIST, expect, html, marker, test } from '../../e2e/site.ts';

const LANGUAGES = ['fi', 'se', 'en', 'de'];
const WIDTHS = [375, 1280];
/** Number of widgets on a page. */
const BESIDE = 6;

const widgets = await loadDefinitions(findWidgets());

/**
 * Opens a page and mounts all its islands.
 * @param spoil changes the HTML that the server sends
 * @returns errors and warnings of the console, and islands that are not mounted
 */
async function findWarnings(
  page: Page,
  place: Place,
  baseURL: string | undefined,
  spoil?: (html: string) => string,
): Promise<string[]> {
  const found: string[] = [];
  const address = addressOf(place.site, place.path, baseURL);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.stack ?? error.message));
  if (spoil) {
    const body = spoil(await fetchHtml(page.request, place, baseURL));
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  }
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  if ((await page.locator('[data-widget-prerendered]').count()) === 0)
    found.push('The server has rendered no island');
  return [...found, ...(await mountIslands(page))];
}

for (const place of PLACES)
  testAlone(`${place.name}: its islands hydrate without a warning [SERVER]`, async ({ page, baseURL }) => {
    expect(await findWarnings(page, place, baseURL)).toEqual([]);
  });

/** Changes that React must report; they show that a warning would be seen. */
const SPOILT: Readonly<Record<string, (html: string) => string>> = {
  attribute: (text) => text.replace(/(<saaristo-root[^>]*><\w+)/, '$1 title="spoilt"'),
  text: (text) => text.replace(/(<saaristo-root[^>]*>.*?<(?:a|h2|summary)\b[^>]*>)/s, '$1spoilt'),
};

for (const [what, spoil] of Object.entries(SPOILT))
  testAlone(`hydration: another ${what} is reported`, async ({ page, baseURL }) => {
    expect((await findWarnings(page, PLACES[0]!, baseURL, spoil)).join('\n')).toMatch(/hydrat/i);
  });

test.use(AWAY);

for (let first = 0; first < widgets.length; first += BESIDE) {
  const some = widgets.slice(first, first + BESIDE);
  for (const language of LANGUAGES)
    for (const width of WIDTHS)
      test(`${some[0]!.name} … ${some.at(-1)!.name}, ${language}, ${width} px: every example hydrates without a mismatch [SERVER]`, async ({
        page,
        site,
        allow,
      }) => {
        test.setTimeout(120_000);
        allow(/404 \(Not Found\)|srcset/);
        await page.setViewportSize({ width, height: 900 });
        await answerApi(page);
        const { prerender } = (await import(
          pathToFileURL(join(DIST, 'server.js')).href
        )) as typeof import('../../../packages/server/server.ts');
        const settings = {
          language,
          captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' },
        };
        const markers = some.flatMap(({ name, examples }) =>
          Object.values(examples).map(({ props }) => marker(name, props, '', 'data-load="eager"')),
        );
        const head = `<script type="application/json" data-widget-settings>${JSON.stringify(settings)}</script>`;
        const rendered = await prerender(html(markers.join(''), head), {
          timeoutMs: 60_000,
          url: 'http://localhost/',
          fetch: answerFetch,
        });
        expect(rendered).toContain('data-widget-prerendered="sp');
        await page.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            const nodes = [...document.querySelectorAll('saaristo-root')].flatMap((root) => [
              ...root.childNodes,
            ]);
            Object.assign(window, { serverNodes: nodes });
          });
        });
        await page.goto(site.page('/', rendered));
        await expect(page.locator('[data-widget][data-widget-state=mounted]')).toHaveCount(markers.length, {
          timeout: 60_000,
        });
        // On a mismatch React renders the island again; the fixture also fails on the browser's messages about it.
        const lost = await page.evaluate(() =>
          (window as unknown as { serverNodes: Node[] }).serverNodes
            // The HTML for visitors without JavaScript may be removed.
            .filter((node) => !node.isConnected && node.nodeName !== 'NOSCRIPT')
            .map((node) =>
              (node instanceof Element ? node.outerHTML : String(node.textContent)).slice(0, 200),
            ),
        );
        expect(lost).toEqual([]);
      });
}
