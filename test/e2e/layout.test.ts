import { expect, html, marker, test } from './site.ts';

const eager = (name: string, props: object) => marker(name, props, '', 'data-load="eager"');

test('CAR-09 the dots stand inside the slide, or below it', async ({ page, site }) => {
  const slides = [1, 2].map((at) => ({ image: '', text: `<p>Dia ${at}</p>` }));
  const hero = (dotPosition: string) => eager('hero-carousel', { slides, autoplay: true, dotPosition });
  await page.goto(site.page('/', html(`<h1>Sivu</h1>${hero('inside')}${hero('below')}`)));
  const gap = (at: number) =>
    page
      .locator('[data-widget="hero-carousel"]')
      .nth(at)
      .evaluate((block) => {
        const slide = block.querySelector('[role="group"]:not([inert], [aria-hidden])')!;
        const dot = [...block.querySelectorAll('button')].find((one) =>
          /Dia 1/.test(one.ariaLabel ?? one.textContent),
        )!;
        return Math.round(dot.getBoundingClientRect().top - slide.getBoundingClientRect().bottom);
      });
  await expect(page.getByRole('button', { name: 'Dia 1' })).toHaveCount(2);
  expect(await gap(0)).toBeLessThan(0);
  expect(await gap(1)).toBeGreaterThanOrEqual(0);
});

test('CORP-03 page navigation has 1 column in a small window, 3 in a medium one, 4 above', async ({
  page,
  site,
}) => {
  const items = ['A', 'B', 'C', 'D', 'E'].map((Name) => ({
    Name,
    FriendlyUrl: `/${Name}`,
    Children: [],
    Active: false,
  }));
  await page.goto(site.page('/', html(`<h1>Sivu</h1>${eager('page-nav-tabs', { items })}`)));
  const columns = () =>
    page
      .getByRole('navigation')
      .getByRole('listitem')
      .evaluateAll((tabs) => new Set(tabs.map((tab) => tab.getBoundingClientRect().left)).size);
  await expect(page.getByRole('link', { name: 'E' })).toBeVisible();
  for (const [width, count] of [
    [767, 1],
    [768, 3],
    [1024, 3],
    [1025, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(columns, `${width} px`).toBe(count);
  }
});
