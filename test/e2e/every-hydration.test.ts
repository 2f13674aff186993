/**
 * `npm run every-hydration`: renders every example of every widget on the server and hydrates it in a browser of
 * another time zone and language, in the four languages of the estate, in narrow and wide windows. The gate hydrates
 * each widget once (prerender.test.ts).
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findWidgets, loadDefinitions } from '../../tools/build/widgets.ts';
import { answerApi, answerFetch } from './answer-api.ts';
import { AWAY } from './away.ts';
import { DIST, expect, html, marker, test } from './site.ts';

const LANGUAGES = ['fi', 'se', 'en', 'de'];
const WIDTHS = [375, 1280];
/** Number of widgets on a page. */
const BESIDE = 6;

const widgets = process.env['EVERY_HYDRATION'] === undefined ? [] : await loadDefinitions(findWidgets());

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
        )) as typeof import('../../prerender/server.ts');
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
