/** A link to a year on a page whose late texts and pictures push the year down. */
import { expect, html, marker, test } from './site.ts';

const YEARS = Array.from({ length: 12 }, (_, at) => 1940 + at * 2);
const LONG = `<p>${'Pitkä historia jatkuu. '.repeat(200)}</p>`;
/** Pictures without sizes: their height is unknown until they are loaded. */
const years = YEARS.map((year) => ({
  year,
  header: `Vuosi ${year}`,
  text: `${LONG}<p><img src="/late-${year}.svg" alt=""></p>`,
}));

test(
  'timeline: the year of the hash stays visible while content above it grows, until the visitor scrolls [CORP-04]',
  { tag: '@long-narrow' },
  async ({ page, site }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/late-\d+\.svg$/, async (route) => {
      await held;
      const body =
        '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><path d="M0 0h9v9z"/></svg>';
      await route.fulfill({ contentType: 'image/svg+xml', body });
    });
    const content = `<div id="above"></div>${marker('timeline', { years })}`;
    await page.goto(`${site.page('/', html(content))}#1950`, { waitUntil: 'commit' });
    await expect(page.locator('[data-widget="timeline"]')).toHaveAttribute('data-widget-state', 'mounted');
    const year = page.locator('section[id="1950"]');
    const top = () => year.evaluate((section) => Math.round(section.getBoundingClientRect().top));
    const isThere = (where: number) => where > -2 && where < page.viewportSize()!.height / 3;
    await expect.poll(async () => isThere(await top())).toBe(true);

    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    letGo();
    await expect.poll(height).toBeGreaterThan(before + 4000);
    await page.evaluate(() => {
      document.querySelector('#above')!.innerHTML = '<div style="height: 3000px"></div>';
    });
    await expect.poll(async () => isThere(await top())).toBe(true);

    await page.mouse.wheel(0, -400);
    await expect.poll(async () => isThere(await top())).toBe(false);
    await page.evaluate(() => {
      document.querySelector('#above')!.innerHTML += '<div style="height: 50px"></div>';
    });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(isThere(await top())).toBe(false);
  },
);
