/** Carousels and grids of cards in a real browser: the layout that jsdom does not have. */
import type { Page } from '@playwright/test';
import { addressOf } from './estate.ts';
import { axe, expect, test } from './fixtures.ts';
import { shifts, startMeasuring } from './layout-shift.ts';

const islandOf = (page: Page, name: string) =>
  page.locator(`main [data-widget=${name}][data-widget-state=mounted]`);
/** Returns a mounted carousel: its controls and the visible slides. */
function carousel(page: Page, name: string) {
  const island = islandOf(page, name);
  return {
    island,
    slides: island.locator('[role=group]'),
    press: (button: string) => island.getByRole('button', { name: button, exact: true }).click(),
    /** Returns the names of the slides that are at rest inside the row, from the left. */
    inView: () =>
      island.evaluate((marker) => {
        const row = marker.querySelector('[tabindex="-1"]')!.getBoundingClientRect();
        return [...marker.querySelectorAll('[role=group]')]
          .map((slide) => ({
            box: slide.getBoundingClientRect(),
            name: slide.getAttribute('aria-label')!,
            inert: slide.matches('[inert]'),
          }))
          .filter(({ box }) => box.left > row.left - 2 && box.right < row.right + 2)
          .toSorted((one, other) => one.box.left - other.box.left)
          .map((slide) => (slide.inert ? `${slide.name} inert` : slide.name));
      }),
  };
}

test(
  'card carousel: it wraps at both ends, hidden slides take no focus, the skip link leads past it [CAR-01] [CAR-02] [CAR-03]',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await startMeasuring(page);
    await page.goto(addressOf('jyvabroiler', '/', baseURL));
    await page.getByRole('heading', { name: 'Uunista, grillistä, pannulta' }).scrollIntoViewIfNeeded();
    const { island, slides, inView, press } = carousel(page, 'card-carousel');
    await expect(island).toBeVisible();
    const wide = page.viewportSize()!.width > 1024;
    const names = (...numbers: number[]) => numbers.slice(0, wide ? 4 : 1).map((number) => `Dia ${number}/6`);
    await expect.poll(inView).toEqual(names(1, 2, 3, 4));
    expect(await shifts(page)).toEqual({ sum: 0, sources: [] });
    await press('Edellinen');
    await expect.poll(inView).toEqual(names(6, 1, 2, 3));
    for (const first of [1, 2, 3, 4, 5, 6, 1]) {
      await press('Seuraava');
      await expect.poll(inView).toEqual(names(...[0, 1, 2, 3].map((more) => ((first + more - 1) % 6) + 1)));
    }
    await expect(slides).toHaveCount(6);
    // Three quick presses are three steps, even during the animation.
    for (let pressed = 0; pressed < 3; pressed += 1) await press('Seuraava');
    await expect.poll(inView).toEqual(names(4, 5, 6, 1));
    await axe(page, 'main [data-widget=card-carousel]');

    const skip = island.getByRole('link', { name: 'Ohita karuselli' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await skip.press('Enter');
    await page.keyboard.press('Tab');
    await expect(island.locator(':focus')).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveRole('link');
    await page.keyboard.press('Shift+Tab');
    await expect(island.locator(':focus')).toHaveCount(1);
  },
);

test(
  'hero carousel: it advances automatically, but not while hovered, and after keyboard focus only by its button [CAR-08]',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await page.clock.install();
    await startMeasuring(page);
    await page.goto(addressOf('atriafi', '/', baseURL));
    const { island, inView, press } = carousel(page, 'hero-carousel');
    await expect(island).toBeVisible();
    await page.clock.runFor(7100);
    await page.clock.runFor(1000);
    await expect.poll(inView).toEqual(['Dia 2/3']);
    await island.hover();
    await page.clock.runFor(30_000);
    expect(await inView()).toEqual(['Dia 2/3']);
    await page.mouse.move(0, 0);
    await island.getByRole('button', { name: 'Seuraava' }).focus();
    await page.clock.runFor(30_000);
    expect(await inView()).toEqual(['Dia 2/3']);
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.clock.runFor(30_000);
    expect(await inView()).toEqual(['Dia 2/3']);
    await press('Pysäytä');
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(7100);
    await page.clock.runFor(1000);
    await expect.poll(inView).toEqual(['Dia 3/3']);
    expect(await shifts(page)).toEqual({ sum: 0, sources: [] });
  },
);

test(
  'brand carousel: the slides are shown in whole sets, each link is once in the tab order [CAR-10]',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    await page.goto(addressOf('atriacom', '/', baseURL));
    const { island, slides, press } = carousel(page, 'brand-carousel');
    await island.scrollIntoViewIfNeeded();
    const told = await island.locator('[role=group]:not([inert], [aria-hidden])').count();
    expect(told).toBeLessThan(13);
    await press('Edellinen');
    await expect(island.locator('[aria-live=polite]')).toHaveText('Dia 13/13');
    await expect(slides).toHaveCount(26);
  },
);

test(
  "card grid: it shows two rows of as many columns as fit, and 'show more' adds cards [GRD-06] [GRD-08]",
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await startMeasuring(page);
    await page.goto(addressOf('atriafi', '/', baseURL));
    const grid = islandOf(page, 'card-grid').first();
    await grid.scrollIntoViewIfNeeded();
    await expect(grid).toHaveAttribute('data-widget-state', 'mounted');
    const columns = () =>
      grid.getByRole('list').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    for (const [width, count] of [
      [1280, 4],
      [900, 3],
      [500, 2],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(columns).toBe(count);
      await expect(grid.getByRole('article')).toHaveCount(2 * count);
    }
    await grid.getByRole('button', { name: 'Näytä lisää' }).click();
    await expect(grid.getByRole('article')).toHaveCount(4);
    await grid.getByRole('combobox', { name: 'Suodata' }).selectOption('Grillaus');
    // A card that can be liked has its own status element.
    await expect(grid.locator('[aria-live=polite]').filter({ hasText: /^Kortteja: \d+$/ })).toHaveCount(1);
    await expect(grid.getByRole('link', { name: /grillimakkara/i }).first()).toBeVisible();
    await axe(page, 'main [data-widget=card-grid]');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allow }) => allow(/\/chunks\/[^/]+\.js csp$/));

  test(
    'carousel and grid: the carousel is a scrollable row without buttons, the grid shows all cards [CAR-03] [GRD-06]',
    { tag: '@long-narrow' },
    async ({ page, baseURL }) => {
      await page.goto(addressOf('jyvabroiler', '/', baseURL));
      const row = page.getByRole('region', { name: 'Uunista, grillistä, pannulta' });
      const last = row.getByRole('link').last();
      await expect(last).not.toBeInViewport();
      await last.focus();
      await expect(last).toBeInViewport();
      const grid = page.locator('[data-widget=card-grid]').first();
      const cards = grid.getByRole('article');
      await expect(cards.filter({ visible: true })).toHaveCount(await cards.count());
      expect(await cards.count()).toBeGreaterThan(4);
      await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    },
  );

  test(
    'like button and product card: the number of likes is text, the product links to its page [LIK-01] [PRD-03]',
    { tag: '@long-narrow' },
    async ({ page, baseURL }) => {
      await page.goto(addressOf('atriafi', '/alkupera', baseURL));
      const likes = page.locator('[data-widget=like-button]');
      await expect(likes.getByText(/^\d+$/)).toBeVisible();
      await expect(likes.getByRole('button')).toHaveCount(0);
      await page.goto(addressOf('lihakauppa', '/', baseURL));
      const product = page.locator('[data-widget=product-card]').first();
      const name = product.getByRole('heading').getByRole('link');
      await expect(product.getByRole('link', { name: 'Lisää ostoskoriin' })).toHaveAttribute(
        'href',
        (await name.getAttribute('href'))!,
      );
    },
  );
});

test.describe('before the code is loaded', () => {
  test(
    'card carousel: a scrolled row keeps its position and its slides when the island mounts [CAR-03]',
    { tag: ['@once', '@long'] },
    async ({ page, baseURL }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/chunks\/card-carousel-[^/]*\.js$/, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(addressOf('jyvabroiler', '/', baseURL));
      const marker = page.locator('main [data-widget=card-carousel]');
      const slides = marker.locator('[role=group]');
      await marker.scrollIntoViewIfNeeded();
      await slides.nth(2).evaluate((slide) => {
        (slide as HTMLElement & { isKept?: boolean }).isKept = true;
        const row = slide.closest<HTMLElement>('[tabindex="0"]')!;
        row.scrollLeft = slide.getBoundingClientRect().left - row.getBoundingClientRect().left;
      });
      release();
      const { inView, island } = carousel(page, 'card-carousel');
      await expect(island).toBeVisible();
      await expect.poll(async () => (await inView())[0]).toBe('Dia 3/6');
      expect(
        await marker
          .getByRole('group', { name: 'Dia 3/6' })
          .evaluate((slide) => (slide as HTMLElement & { isKept?: boolean }).isKept),
      ).toBe(true);
    },
  );
});
