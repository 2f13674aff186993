/**
 * Every widget of the built bundle on a page of its own in a real browser, as the catalogue shows it: it mounts, and axe finds
 * nothing in a wide window. In a narrow one, and in all other examples, it meets axe as a story.
 */
import { loadDefinitions, findWidgets } from '../../tools/build/widgets.ts';
import { calls } from '../api/answers.ts';
import { emptied, malformed } from '../api/malformed.ts';
import { axe, expect, html, marker, test } from './site.ts';
import type { Page } from '@playwright/test';

const widgets = await loadDefinitions(findWidgets());

const SETTINGS = JSON.stringify({
  captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' },
  shopUrl: 'https://kauppa.example.test/',
});
const head = `<script type="application/json" data-widget-settings>${SETTINGS}</script>`;

/** Answers the API as the scenario says; `slow` and `timeout` do not answer while the test looks. */
async function serveApi(page: Page, scenario: string): Promise<void> {
  for (const { method, path, answer, empty } of calls)
    await page.route(
      (url) => new RegExp(`${path.replace(/:\w+/g, '[^/]+')}$`).test(url.pathname),
      async (route) => {
        if (route.request().method().toLowerCase() !== method) return route.fallback();
        const right = typeof answer === 'function' ? await (answer as () => unknown)() : answer;
        if (scenario === 'error') return route.fulfill({ status: 500, json: {} });
        if (scenario === 'aborted') return route.abort('connectionfailed');
        if (scenario === 'html')
          return route.fulfill({ contentType: 'text/html', body: '<p>Huoltokatko</p>' });
        if (scenario === 'malformed') return route.fulfill({ json: malformed(right) });
        if (scenario === 'slow' || scenario === 'timeout') return undefined;
        if (scenario !== 'empty') return route.fulfill({ json: right });
        const none = typeof empty === 'function' ? right : (empty ?? emptied(right));
        return route.fulfill({ json: none });
      },
    );
}

/** Widgets that share a browser window, one page after the other. */
const AT_A_TIME = 10;

for (let from = 0; from < widgets.length; from += AT_A_TIME) {
  const some = widgets.slice(from, from + AT_A_TIME);
  test(`WCAG ${some.map(({ name }) => name).join(', ')}: each mounts alone, and axe finds nothing in a wide window`, async ({
    page,
    site,
    allow,
  }) => {
    test.setTimeout(120_000);
    // A failing call is the browser's to report; addresses of the examples' pictures, and the shop's, are nobody's.
    allow(/Failed to load resource|^request failed/);
    for (const { name, examples } of some) {
      const [example, { props, api = 'ok' }] = Object.entries(examples)[0]!;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await serveApi(page, api);
      const body = `<h1>Sivu</h1>${marker(name, props, '', 'data-load="eager"')}`;
      await page.goto(site.page('/', html(body, head)));
      await test.step(`${name}, ${example}`, async () => {
        const island = page.locator(`[data-widget="${name}"]`);
        await expect(island).toHaveAttribute('data-widget-state', 'mounted');
        await axe(page);
      });
    }
  });
}
