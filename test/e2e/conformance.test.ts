/**
 * Every widget of the built bundle on a page of its own in a real browser, as the catalogue shows it: it mounts, and axe finds
 * nothing. All other examples meet axe as stories.
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

for (const { name, examples } of widgets) {
  const [example, { props, api = 'ok' }] = Object.entries(examples)[0]!;
  test(`WCAG ${name}, ${example}: mounts, and axe finds nothing in a wide and in a narrow window`, async ({
    page,
    site,
    allow,
  }) => {
    // A failing call is the browser's to report.
    if (api !== 'ok') allow(/Failed to load resource|^request failed/);
    // Addresses of the example's pictures are nobody's.
    allow(/Failed to load resource: the server responded with a status of 404/);
    // Nobody is at the shop's address.
    allow(/kauppa\.example\.test/);
    await serveApi(page, api);
    const body = `<h1>Sivu</h1>${marker(name, props, '', 'data-load="eager"')}`;
    await page.goto(site.page('/', html(body, head)));
    await expect(page.locator(`[data-widget="${name}"]`)).toHaveAttribute('data-widget-state', 'mounted');
    await axe(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await axe(page);
  });
}
