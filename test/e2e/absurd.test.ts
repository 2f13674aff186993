/**
 * Checks the layout of content widgets with extreme props: endless words, right-to-left texts, 150 cards, missing
 * pictures. No page may become wider than its window, and no two texts may overlap.
 */
import { calls } from '../../src/api/mocks/answers.ts';
import { absurd, type Absurdity } from '../../packages/testing/absurd-props.ts';
import { faultsOfLayout } from './layout-faults.ts';
import { THOROUGH } from '../settings.ts';
import { catalogue, expect, html, marker, test } from './site.ts';
import type { Page } from '@playwright/test';

test.skip(({ isMobile }) => isMobile, 'sets its own widths');
// 150 cards take longer than the default timeout on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** The gate tests every fourth widget. */
const widgets = catalogue()
  .widgets.filter(({ category }) => ['content', 'corporate', 'professional'].includes(category))
  .filter((_, at) => THOROUGH || at % 4 === 0);

const ARABIC = 'لحم مقدد مع البطاطا والخضروات الطازجة 🥔';
const ABSURD: Record<string, Absurdity> = {
  'words of 5,000 characters': { text: 'Hyvä'.repeat(1250), number: 1e9, entries: 13 },
  'texts from right to left': { text: ARABIC, number: 3, entries: 2 },
  'crowds of 150': { text: 'Makkaraperunat', number: 7, entries: 150 },
};

/** Elements that open or turn when pressed, without covering anything. */
const OPENS = [
  '[data-widget=faq-list] details:not([open]) > summary',
  '[data-widget=region-map] details:not([open]) > summary',
  '[data-widget=page-nav-tabs] details:not([open]) > summary',
  '[data-widget=school-question-card] summary',
  '[data-widget=school-vote] label:first-child input',
];

/** Returns the answer with every text replaced by `text`. */
function wordy(answer: unknown, text: string): unknown {
  if (Array.isArray(answer)) return answer.map((one) => wordy(one, text));
  if (typeof answer === 'string') return text;
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, one]) => [key, wordy(one, text)]));
}

const serveApi = async (page: Page, text: string): Promise<void> => {
  for (const { path, answer } of calls)
    await page.route(
      (url) => new RegExp(`${path.replace(/:\w+/g, '[^/]+')}$`).test(url.pathname),
      async (route) => route.fulfill({ json: typeof answer === 'function' ? {} : wordy(answer, text) }),
    );
};

for (const [what, how] of Object.entries(ABSURD).slice(0, THOROUGH ? undefined : 1))
  test(`absurd props: with ${what}, nothing is too wide and no texts overlap at 320 and 1280 px [PROPS]`, async ({
    page,
    site,
    allow,
  }) => {
    // The pictures do not exist.
    allow(/Failed to load resource: the server responded with a status of 404/);
    await serveApi(page, how.text);
    const body = widgets.map(({ name, props: schema }) => {
      const { texts: _t, site: _s, language: _l, ...props } = absurd(schema, how) as Record<string, unknown>;
      return marker(name, props, '', 'data-load="eager" style="margin-block: 24px"');
    });
    const dir = how.text === ARABIC ? '<script>document.dir = "rtl"</script>' : '';
    await page.goto(site.page('/', html(body.join(''), dir)));
    const soft = expect.configure({ soft: true });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // Many widgets take long on a busy machine.
      await expect
        .poll(() => page.locator('[data-widget]:not([data-widget-state=mounted])').count(), {
          timeout: 60_000,
        })
        .toBe(0);
      // Opens everything that opens in place, to check it as well.
      await page.evaluate((selectors) => {
        for (const selector of selectors)
          [...document.querySelectorAll<HTMLElement>(selector)].slice(0, 3).forEach((one) => one.click());
      }, OPENS);
      await soft.poll(() => page.evaluate(faultsOfLayout), { timeout: 30_000 }).toEqual([]);
    }
  });
