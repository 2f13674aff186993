import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { BREAKPOINTS } from '../../src/lib/breakpoints.ts';
import { getTolerance } from '../../stories/reserved-height.ts';
import { reservedHeights, windowRange } from '../../packages/build/reserved-space.ts';
import { findWidgets, loadDefinitions } from '../../packages/build/widgets.ts';
import { THOROUGH } from '../settings.ts';
import { answerApi, answerFetch } from './answer-api.ts';
import { SITES, type Site } from './estate.ts';
import { DIST, expect, html, marker, test } from './site.ts';

/** Window widths in px: phones, tablets, desktops. */
const WIDTHS = [320, 375, 600, 768, BREAKPOINTS.lg, BREAKPOINTS.xl, 1600];

/** Window widths in px at which reserved heights must match the first example. */
const RESERVED_AT = [375, 768, BREAKPOINTS.lg, BREAKPOINTS.xl];

/** Sites whose themes are tested; all of them in a thorough run. */
const THEMES: readonly Site[] = THOROUGH ? SITES : ['atriafi'];

/** Allowed difference in px between a marker and its island: half pixels are rounded. */
const TOLERANCE = 1;

/** The tested examples of each widget; all of them in a thorough run. */
const examples = (await loadDefinitions(findWidgets())).flatMap(({ name, definition, examples: all }) =>
  Object.entries(all)
    .slice(0, THOROUGH ? undefined : 1)
    .map(([example, { props }], at) => ({ name, example, props, definition, isFirst: at === 0 })),
);

const pageOf = (site: Site): string => {
  const settings = { site, captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' } };
  return html(
    examples
      .map(({ name, example, props }) =>
        marker(name, props, '', `data-load="eager" data-example="${example.replaceAll('"', '&quot;')}"`),
      )
      .join(''),
    `<style>main { max-width: var(--sa-page-width); margin: auto; padding: 0 var(--sa-page-gutter) } body { margin: 0 }</style>
    <script type="application/json" data-widget-settings>${JSON.stringify(settings)}</script>`,
  );
};

/** Returns the empty space in px below the island of each marker. Runs in the browser. */
function measureRoom(): { widget: string; room: number }[] {
  return [...document.querySelectorAll<HTMLElement>('main > [data-widget]')].map((element) => {
    const content = document.createRange();
    content.selectNodeContents(element.querySelector('saaristo-root') ?? element);
    const own = element.getBoundingClientRect();
    // An empty range is at 0, above all markers.
    const end = Math.max(own.top, content.getBoundingClientRect().bottom);
    const { widget, example } = element.dataset;
    return { widget: `${widget}, ${example}`, room: Math.max(0, Math.round(own.bottom - end)) };
  });
}

/** Data that the page records about its islands. */
interface Notes {
  /** Height in px of each marker when its island is mounted, before its calls are answered. */
  heights: { widget: string; height: number }[];
}

/** Expects that no marker is higher than its island at any window width, and that each marker was measured. */
async function expectNoRoom(page: Page, look?: (width: number) => Promise<string[]>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const faults = async () => {
      const measured = await page.evaluate(measureRoom);
      expect(measured).toHaveLength(examples.length);
      return [
        ...measured
          .filter(({ room }) => room > TOLERANCE)
          .map(({ widget, room }) => `${widget}: ${room} px of empty room`),
        ...((await look?.(width)) ?? []),
      ];
    };
    await expect
      .configure({ soft: true })
      .poll(faults, { message: `at ${width} px` })
      .toEqual([]);
  }
}

/** Compares the reserved heights in a window of `width` px with the heights of the first examples. */
async function findWrongReservations(page: Page, width: number): Promise<string[]> {
  if (!RESERVED_AT.includes(width)) return [];
  const heights = await page
    .locator('main > [data-widget]')
    .evaluateAll((markers: HTMLElement[]) => markers.map(({ offsetHeight }) => offsetHeight));
  return examples.flatMap(({ name, definition, isFirst }, at) => {
    const reserved = reservedHeights(definition)[windowRange(width)];
    const over = reserved - heights[at]!;
    // Lists grow with their answers, so only forms have a fixed height.
    const off = definition.category === 'forms' ? Math.abs(over) : over;
    return isFirst && reserved > 0 && off > getTolerance(heights[at]!)
      ? [`${name} reserves ${over} px too much`]
      : [];
  });
}

for (const site of THEMES) {
  test(
    `reserved space: a marker reserves its island's height until calls are answered and leaves no empty space, from ${WIDTHS[0]} to ${WIDTHS.at(-1)} px on ${site}`,
    { tag: '@once' },
    async ({ page, site: server, allow }) => {
      test.slow();
      expect(examples.length).toBeGreaterThan(50);
      allow(/404 \(Not Found\)/);
      await answerApi(page);
      await page.addInitScript(() => {
        const heights: Notes['heights'] = [];
        Object.assign(window, { heights });
        addEventListener('widget:mounted', ({ target }) => {
          const { dataset, offsetHeight } = target as HTMLElement;
          heights.push({ widget: `${dataset['widget']}, ${dataset['example']}`, height: offsetHeight });
        });
      });
      await page.goto(server.page('/', pageOf(site)));
      await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(examples.length, {
        timeout: 60_000,
      });
      const mounted = await page.evaluate(() => (window as unknown as Notes).heights);
      expect(mounted).toHaveLength(examples.length);
      const tooLow = examples.flatMap(({ name, example, definition, isFirst }) => {
        const reserved = reservedHeights(definition)[windowRange(BREAKPOINTS.xl)];
        const { height } = mounted.find(({ widget }) => widget === `${name}, ${example}`)!;
        return isFirst && height < reserved - getTolerance(reserved)
          ? [`${name} has ${height} px at first, and reserves ${reserved} px`]
          : [];
      });
      expect(tooLow).toEqual([]);

      await page.waitForLoadState('networkidle');
      await expectNoRoom(page, (width) => findWrongReservations(page, width));
    },
  );

  test(
    `reserved space: a prerendered island that is not hydrated leaves no empty space, from ${WIDTHS[0]} to ${WIDTHS.at(-1)} px on ${site}`,
    { tag: '@once' },
    async ({ page, site: server, allow }) => {
      test.slow();
      allow(/404 \(Not Found\)|net::ERR_FAILED/);
      await page.route('**/saaristo.js', (route) => route.abort());
      const { prerender } = (await import(
        pathToFileURL(join(DIST, 'server.js')).href
      )) as typeof import('../../packages/server/server.ts');
      const rendered = await prerender(pageOf(site), {
        timeoutMs: 30_000,
        url: 'http://localhost/',
        fetch: answerFetch,
      });
      await page.goto(server.page('/', rendered));
      expect(await page.locator('[data-widget-prerendered]').count()).toBeGreaterThan(40);
      // A marker that the server did not render is pending and keeps its reservation.
      await page.evaluate(() =>
        document.querySelectorAll('main > :not([data-widget-prerendered])').forEach((one) => {
          one.setAttribute('data-widget-failed', '');
        }),
      );
      await expectNoRoom(page);
    },
  );
}
